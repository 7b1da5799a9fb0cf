-- The panel shows how providers answer over time, and who redeemed a coupon; a limit is a count.
CREATE TABLE "provider_hours" (
	"provider" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"answered" integer NOT NULL,
	"failed" integer NOT NULL,
	"last_answered_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"last_fault" text,
	CONSTRAINT "provider_hours_provider_hour_pk" PRIMARY KEY("provider","hour"),
	CONSTRAINT "provider_hours_counts" CHECK ("provider_hours"."answered" >= 0 and "provider_hours"."failed" >= 0)
);
--> statement-breakpoint
CREATE INDEX "provider_hours_hour" ON "provider_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_newest" ON "coupon_redemptions" USING btree ("code","created_at","id");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_limit" CHECK ("coupons"."max_redemptions" >= 0);