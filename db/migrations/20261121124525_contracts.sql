DROP INDEX "subscriptions_one_live";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "free_periods" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "charges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_charging" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refund_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_check_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_asaas" ON "subscriptions" USING btree ("asaas_subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_check" ON "subscriptions" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "subscriptions_to_stop" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."is_charging";--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("member_id") WHERE "subscriptions"."status" in ('pending', 'active', 'overdue', 'suspended');--> statement-breakpoint
-- a courtesy is a contract whose periods are free: a hundred years of them, see COURTESY_PERIODS
UPDATE "subscriptions" SET "free_periods" = 1200, "created_at" = coalesce("activated_at", "created_at") WHERE "is_courtesy";
