-- Whether the money of a charge buys something is decided once, and the reason is kept.
ALTER TABLE "payments" ADD COLUMN "verdict" text;--> statement-breakpoint
UPDATE "payments" SET "verdict" = CASE WHEN "is_surplus" THEN 'double' WHEN "paid_at" IS NOT NULL THEN 'buys' END;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "pending_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "refunds" SET "pending_since" = coalesce("failed_at", "created_at");--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "pending_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments_repairs" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments_repairs" ADD COLUMN "resumes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_verdict" CHECK ("payments"."verdict" in ('buys', 'double', 'after_cancellation', 'after_refund', 'after_end', 'in_doubt'));