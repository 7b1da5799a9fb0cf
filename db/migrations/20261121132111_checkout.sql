CREATE TABLE "card_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"address" text NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"document_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"discount_cents" integer NOT NULL,
	"periods" integer DEFAULT 1 NOT NULL,
	"is_active" boolean,
	"expires_at" timestamp (3) with time zone,
	"max_redemptions" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" = upper("coupons"."code") and "coupons"."code" <> ''),
	CONSTRAINT "coupons_worth" CHECK ("coupons"."discount_cents" > 0 and "coupons"."periods" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_attempts_member" ON "card_attempts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "card_attempts_address" ON "card_attempts" USING btree ("address","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_member" ON "coupon_redemptions" USING btree ("code","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_document" ON "coupon_redemptions" USING btree ("code","document_key");--> statement-breakpoint
-- the coupon of the spec; whether it is on, configuration says until the administrator switches it
INSERT INTO "coupons" ("code", "name", "discount_cents", "periods", "created_at") VALUES ('DEFAULT', 'Oferta Padrão', 3790, 1, '2026-11-21T00:00:00Z');
