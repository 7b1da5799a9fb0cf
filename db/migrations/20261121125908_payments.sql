CREATE SEQUENCE "public"."payments_truth_turns" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"vendor_subscription_id" text,
	"member_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"state" text NOT NULL,
	"vendor_status" text NOT NULL,
	"value_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"due_on" date NOT NULL,
	"paid_on" date,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"card_brand" text,
	"card_last_digits" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_value" CHECK ("payments"."value_cents" >= 0 and "payments"."refunded_cents" between 0 and "payments"."value_cents"),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('open', 'review', 'paid', 'overdue', 'refunding', 'refunded', 'disputed', 'removed', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"protocol" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'processing', 'completed', 'failed')),
	CONSTRAINT "refunds_requested_by" CHECK ("refunds"."requested_by" in ('member', 'admin', 'deletion'))
);
--> statement-breakpoint
CREATE TABLE "payments_settlements" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"turn" bigint NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"card_brand" text,
	"card_last_digits" text
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"vendor" text NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"object_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_events_vendor_event_id_pk" PRIMARY KEY("vendor","event_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments_settlements" ADD CONSTRAINT "payments_settlements_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_vendor" ON "payments" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id","due_on");--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_protocol" ON "refunds" USING btree ("protocol");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id") WHERE "refunds"."status" <> 'failed';--> statement-breakpoint
CREATE INDEX "refunds_member" ON "refunds" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_events_newest" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "webhook_events_unsettled" ON "webhook_events" USING btree ("object_id") WHERE "webhook_events"."settled_at" is null;