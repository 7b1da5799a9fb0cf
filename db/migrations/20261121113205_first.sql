-- The first tables: people and sessions, allowance, captions, photos and edits, the sandbox clock.
CREATE TABLE "caption_days" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "caption_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "allowance_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"edit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allowance_entries_kind" CHECK ("allowance_entries"."kind" in ('reserve', 'spend', 'release'))
);
--> statement-breakpoint
CREATE TABLE "allowance_periods" (
	"member_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"quota" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "allowance_periods_member_id_starts_at_pk" PRIMARY KEY("member_id","starts_at"),
	CONSTRAINT "allowance_periods_never_overspent" CHECK ("allowance_periods"."reserved" >= 0 and "allowance_periods"."used" >= 0 and "allowance_periods"."reserved" + "allowance_periods"."used" <= "allowance_periods"."quota")
);
--> statement-breakpoint
CREATE TABLE "allowance_reservations" (
	"edit_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "allowance_reservations_state" CHECK ("allowance_reservations"."state" in ('reserved', 'spent', 'released'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"is_courtesy" boolean DEFAULT false NOT NULL,
	"asaas_subscription_id" text,
	"coupon_code" text,
	"activated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('pending', 'active', 'overdue', 'suspended', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "edit_pictures" (
	"edit_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "edit_pictures_edit_id_format_pk" PRIMARY KEY("edit_id","format")
);
--> statement-breakpoint
CREATE TABLE "edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"state" text NOT NULL,
	"stage" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"format" text NOT NULL,
	"wishes" jsonb NOT NULL,
	"language" text NOT NULL,
	"caption" text,
	"understood" jsonb,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"root_id" uuid NOT NULL,
	"redo_of" uuid,
	"is_free" boolean DEFAULT false NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"error_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"delete_after" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "edits_operation" CHECK ("edits"."operation" in ('post', 'swap', 'describe', 'caption')),
	CONSTRAINT "edits_state" CHECK ("edits"."state" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "edits_failed_says_why" CHECK (("edits"."state" = 'failed') = ("edits"."error_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"preview_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"notices" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delete_after" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"terms_version" text NOT NULL,
	"channel" text NOT NULL,
	"address" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"name" text,
	"last_name" text,
	"email" text,
	"occupation_area" text,
	"monthly_revenue" text,
	"birthdate" text,
	"bio" text,
	"avatar_url" text,
	"asaas_customer_id" text,
	"language" text NOT NULL,
	"is_just_recreated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_phone_is_e164" CHECK ("members"."phone" is null or "members"."phone" ~ '^\+[1-9][0-9]{7,14}$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"dead_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "caption_days" ADD CONSTRAINT "caption_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowance_periods" ADD CONSTRAINT "allowance_periods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_pictures" ADD CONSTRAINT "edit_pictures_edit_id_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "allowance_entries_once" ON "allowance_entries" USING btree ("edit_id","kind");--> statement-breakpoint
CREATE INDEX "allowance_entries_member" ON "allowance_entries" USING btree ("member_id","period_starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("member_id") WHERE "subscriptions"."status" in ('pending', 'active', 'overdue');--> statement-breakpoint
CREATE INDEX "subscriptions_member" ON "subscriptions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "edit_pictures_file" ON "edit_pictures" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "edits_idempotency" ON "edits" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "edits_one_free_redo" ON "edits" USING btree ("root_id") WHERE "edits"."is_free" and "edits"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "edits_member" ON "edits" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "edits_photo" ON "edits" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "edits_due" ON "edits" USING btree ("delete_after") WHERE "edits"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "edits_open" ON "edits" USING btree ("created_at") WHERE "edits"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "photos_member" ON "photos" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "photos_due" ON "photos" USING btree ("delete_after") WHERE "photos"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "photos_file" ON "photos" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "photos_preview" ON "photos" USING btree ("preview_key");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id","last_seen_at");