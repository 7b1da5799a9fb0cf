-- Leaving: who asked to be forgotten, what a law makes us keep of them and until when, and copies that members took of their data.
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"refund_cents" integer,
	"next_look_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"sealed_content" text,
	"keep_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_records_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "kept_records_kind" CHECK ("kept_records"."kind" in ('payments', 'consents', 'access-records', 'former-phone'))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "former_phone_key" text;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_records" ADD CONSTRAINT "kept_records_member_id_departures_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."departures"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_member" ON "data_exports" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "departures_next_look" ON "departures" USING btree ("next_look_at");--> statement-breakpoint
CREATE INDEX "kept_records_due" ON "kept_records" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "members_former_phone" ON "members" USING btree ("former_phone_key");