CREATE TABLE "chat_heard" (
	"key" text PRIMARY KEY NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_wrong_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"typed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_outgoing" ADD COLUMN "form" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_outgoing" ADD COLUMN "is_to_other_form" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "member_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "chat_heard_at" ON "chat_heard" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "chat_wrong_codes_at" ON "chat_wrong_codes" USING btree ("typed_at");