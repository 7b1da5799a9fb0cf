CREATE TABLE "chat_posts" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"member_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_posts" ADD CONSTRAINT "chat_posts_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_posts_chat" ON "chat_posts" USING btree ("chat_id");