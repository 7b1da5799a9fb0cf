CREATE TABLE "instagram_revocations" (
	"person_id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed_token" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instagram_revocations" ADD CONSTRAINT "instagram_revocations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instagram_revocations_due" ON "instagram_revocations" USING btree ("next_try_at");