-- Codes get a purpose and limits that all servers share. The old table goes: what was in it lived five minutes.
DROP TABLE "sign_in_codes";
--> statement-breakpoint
CREATE TABLE "code_areas" (
	"area" text PRIMARY KEY NOT NULL,
	"credit" double precision NOT NULL,
	"credited_at" timestamp (3) with time zone NOT NULL,
	"sent" bigint NOT NULL,
	"verified" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limit_counters_scope_subject_pk" PRIMARY KEY("scope","subject")
);
--> statement-breakpoint
CREATE TABLE "phone_guards" (
	"phone" text PRIMARY KEY NOT NULL,
	"sends" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"next_send_at" timestamp (3) with time zone,
	"wrong_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	"locks" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"member_id" uuid,
	"code_hash" text NOT NULL,
	"sealed_code" text,
	"language" text NOT NULL,
	"address_group" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_in_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_codes_id" ON "sign_in_codes" USING btree ("id");