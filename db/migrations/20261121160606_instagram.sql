-- The Instagram account of a member, the openings of Facebook's dialog that lead to it, and what people asked Meta to delete.
CREATE TABLE "instagram_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"instagram_id" text NOT NULL,
	"person_id" text NOT NULL,
	"profile" jsonb NOT NULL,
	"picture" "bytea",
	"profile_asked_at" timestamp (3) with time zone NOT NULL,
	"sealed_token" text,
	"grant_id" uuid NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next_look_at" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"lost_at" timestamp (3) with time zone,
	"lost_reason" text,
	CONSTRAINT "instagram_connections_lost_has_no_token" CHECK (("instagram_connections"."lost_at" is null) = ("instagram_connections"."sealed_token" is not null)
        and ("instagram_connections"."lost_at" is null) = ("instagram_connections"."next_look_at" is not null)
        and ("instagram_connections"."lost_at" is null) = ("instagram_connections"."lost_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "instagram_deletions" (
	"confirmation_code" text PRIMARY KEY NOT NULL,
	"person_key" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instagram_dialogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"outcome" jsonb,
	"person_id" text,
	"sealed_token" text,
	"token_expires_at" timestamp (3) with time zone,
	"agreed_at" timestamp (3) with time zone,
	"profile" jsonb,
	"picture" "bytea",
	"profile_reads" integer DEFAULT 0 NOT NULL,
	"saved_instagram_id" text,
	"saved_operation" text
);
--> statement-breakpoint
ALTER TABLE "instagram_connections" ADD CONSTRAINT "instagram_connections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instagram_dialogs" ADD CONSTRAINT "instagram_dialogs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_connections_member" ON "instagram_connections" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "instagram_connections_person" ON "instagram_connections" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "instagram_connections_due" ON "instagram_connections" USING btree ("next_look_at") WHERE "instagram_connections"."next_look_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_deletions_person" ON "instagram_deletions" USING btree ("person_key");--> statement-breakpoint
CREATE INDEX "instagram_deletions_age" ON "instagram_deletions" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_dialogs_state" ON "instagram_dialogs" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "instagram_dialogs_member" ON "instagram_dialogs" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "instagram_dialogs_person" ON "instagram_dialogs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "instagram_dialogs_age" ON "instagram_dialogs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "instagram_dialogs_token" ON "instagram_dialogs" USING btree ("expires_at") WHERE "instagram_dialogs"."sealed_token" is not null;