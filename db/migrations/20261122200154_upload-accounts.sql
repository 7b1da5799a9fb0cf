-- One account of processor time for the photos of each member replaces the rows of unfinished uploads: it also counts files that end damaged or heavy.
CREATE TABLE "upload_accounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"used_ms" integer NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_accounts_used" CHECK ("upload_accounts"."used_ms" >= 0)
);
--> statement-breakpoint
DROP TABLE "open_uploads" CASCADE;--> statement-breakpoint
ALTER TABLE "upload_accounts" ADD CONSTRAINT "upload_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;