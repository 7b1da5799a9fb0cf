-- A caption as it was written beside what its member made of it, and since when that is learned from.
CREATE TABLE "caption_forgettings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "written_caption" text;--> statement-breakpoint
ALTER TABLE "caption_forgettings" ADD CONSTRAINT "caption_forgettings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;