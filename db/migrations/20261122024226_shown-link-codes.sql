-- Of the codes that join a chat, a member is shown so many in a day.
CREATE TABLE "chat_shown_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_shown_codes" ADD CONSTRAINT "chat_shown_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_shown_codes_member" ON "chat_shown_codes" USING btree ("member_id","shown_at");