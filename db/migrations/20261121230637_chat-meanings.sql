ALTER TABLE "chat_incoming" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_incoming" ADD COLUMN "meaning" text;--> statement-breakpoint
CREATE INDEX "chat_incoming_asked" ON "chat_incoming" USING btree ("chat_id","asked_at") WHERE "chat_incoming"."asked_at" is not null;