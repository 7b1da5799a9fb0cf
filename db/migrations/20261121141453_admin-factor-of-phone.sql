-- A second factor belongs to the phone, not to the account that has it: factors of accounts end, and are enrolled anew.
DELETE FROM "admin_factors";--> statement-breakpoint
ALTER TABLE "admin_factors" DROP COLUMN "member_id";--> statement-breakpoint
ALTER TABLE "admin_factors" DROP COLUMN "wrong_tries";--> statement-breakpoint
ALTER TABLE "admin_factors" ADD COLUMN "phone_key" text PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_factors" ADD COLUMN "wrong_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;