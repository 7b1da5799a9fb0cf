-- Who is suspended is so whatever they buy next; payments are listed by when they are told, since next month's charges are made early;
-- how often a coupon was redeemed is counted once for each time; what one administrator did is found as fast as what was done to a member.
CREATE TABLE "member_suspensions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "member_suspensions" ("member_id", "suspended_at")
SELECT s.member_id, min(h.suspended_at) FROM "plan_suspensions" AS h JOIN "subscriptions" AS s ON s.id = h.subscription_id
WHERE s.status NOT IN ('cancelled', 'refunded') GROUP BY s.member_id;--> statement-breakpoint
DROP TABLE "plan_suspensions";--> statement-breakpoint
DROP INDEX "payments_member";--> statement-breakpoint
DROP INDEX "payments_newest";--> statement-breakpoint
DROP INDEX "payments_state";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "redemptions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "told_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(paid_at, due_on::timestamp at time zone 'America/Sao_Paulo')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "member_suspensions" ADD CONSTRAINT "member_suspensions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_administrator" ON "activity" USING btree ("actor_id","created_at","id") WHERE "activity"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("member_id","told_at","id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("told_at","id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","told_at","id");--> statement-breakpoint
UPDATE "coupons" AS c SET "redemptions" = (SELECT count(*) FROM "coupon_redemptions" AS r WHERE r.code = c.code);--> statement-breakpoint
-- Redemptions may be deleted with a person's last traces: that there was one stays counted.
CREATE FUNCTION "coupon_redemptions_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE coupons SET redemptions = redemptions + 1 WHERE code = NEW.code;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "coupon_redemptions_count" AFTER INSERT ON "coupon_redemptions" FOR EACH ROW EXECUTE FUNCTION "coupon_redemptions_count"();
