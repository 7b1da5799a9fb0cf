ALTER TABLE "chats" ADD COLUMN "burst" jsonb;--> statement-breakpoint
ALTER TABLE "chats" DROP COLUMN "paced_until";
