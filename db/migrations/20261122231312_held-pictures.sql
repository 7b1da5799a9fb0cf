-- A result that went out only as a notice, after a day of silence, follows with the next message: once.
ALTER TABLE "chat_orders" ADD COLUMN "handed_over_at" timestamp (3) with time zone;