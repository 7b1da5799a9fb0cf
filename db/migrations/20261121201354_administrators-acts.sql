-- What administrators do to members: who did it, what it changed; edits given back; plans that are held; webhooks found by contract.
CREATE TABLE "plan_suspensions" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "allowance_entries" DROP CONSTRAINT "allowance_entries_kind";--> statement-breakpoint
ALTER TABLE "allowance_reservations" DROP CONSTRAINT "allowance_reservations_state";--> statement-breakpoint
DROP INDEX "allowance_entries_member";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "plan_suspensions" ADD CONSTRAINT "plan_suspensions_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_events_object" ON "webhook_events" USING btree ("object_id","received_at","event_id");--> statement-breakpoint
CREATE INDEX "allowance_entries_member" ON "allowance_entries" USING btree ("member_id","id");--> statement-breakpoint
ALTER TABLE "allowance_entries" ADD CONSTRAINT "allowance_entries_kind" CHECK ("allowance_entries"."kind" in ('reserve', 'spend', 'release', 'give_back'));--> statement-breakpoint
ALTER TABLE "allowance_reservations" ADD CONSTRAINT "allowance_reservations_state" CHECK ("allowance_reservations"."state" in ('reserved', 'spent', 'released', 'returned'));