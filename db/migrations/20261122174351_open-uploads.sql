-- Photos on their way, or that never came to an end: those count against their sender for an hour, in every process.
CREATE TABLE "open_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_uploads" ADD CONSTRAINT "open_uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_uploads_member" ON "open_uploads" USING btree ("member_id","begun_at");--> statement-breakpoint
CREATE INDEX "open_uploads_begun" ON "open_uploads" USING btree ("begun_at");