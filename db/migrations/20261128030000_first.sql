-- The whole schema of the first release. What Drizzle generates from the schema files comes first, then functions, triggers and the first coupon.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."payments_sync_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"member_id" uuid,
	"actor_id" uuid,
	"address" text,
	"user_agent" text,
	"detail" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(nullif(btrim(coalesce(detail->>'reason', '') || ' ' || coalesce(detail->>'coupon', '') || ' ' || coalesce(detail->>'queue', '')), ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐıðÐħĦŧŦ', 'oOlLdDidDhHtT'))) STORED,
	CONSTRAINT "activity_actor" CHECK ("activity"."actor" in ('member', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "admin_factors" (
	"phone_key" text PRIMARY KEY NOT NULL,
	"name" text,
	"sealed_secret" text NOT NULL,
	"shown_to" uuid,
	"shown_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"wrong_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	"locks" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "admin_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "figure_days_figure_day_pk" PRIMARY KEY("figure","day"),
	CONSTRAINT "figure_days_known" CHECK ("figure_days"."figure" in ('received', 'payments', 'returned', 'refunds', 'refunds_open', 'plans_active', 'sign_ups', 'edits'))
);
--> statement-breakpoint
CREATE TABLE "figure_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "brands" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"logo_photo_id" uuid,
	"logo" "bytea",
	"proposed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"colours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"type" text,
	"signature" text,
	"handle" text,
	"words" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brands_type" CHECK ("brands"."type" in ('moderna', 'editorial', 'redonda', 'elegante', 'forte', 'amiga', 'classica', 'manuscrita', 'festa', 'revista', 'tecnica', 'condensada')),
	CONSTRAINT "brands_logo_of_photo" CHECK (("brands"."logo" is null) = ("brands"."logo_photo_id" is null))
);
--> statement-breakpoint
CREATE TABLE "caption_days" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "caption_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "chat_posts" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"member_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_incoming" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_incoming_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sent_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"reply_to" text,
	"content" jsonb,
	"is_fetched" boolean NOT NULL,
	"photo_id" uuid,
	"refusal" text,
	"asked_at" timestamp (3) with time zone,
	"meaning" text,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_link_codes" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_orders" (
	"edit_id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"number" integer NOT NULL,
	"total" integer NOT NULL,
	"questions" integer NOT NULL,
	"shown_typing_at" timestamp (3) with time zone NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"handed_over_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_outgoing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"member_id" uuid,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_outgoing_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"edit_id" uuid,
	"reply_to" text,
	"content" jsonb,
	"form" text DEFAULT 'whole' NOT NULL,
	"is_to_other_form" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"network_id" text,
	"sent_at" timestamp (3) with time zone,
	"receipt" text,
	"failure" text,
	"is_template" boolean,
	"price_category" text,
	"is_billable" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_outgoing_state" CHECK ("chat_outgoing"."state" in ('waiting', 'sending', 'sent', 'dropped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "chat_seen_events" (
	"key" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_shown_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_wrong_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"typed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"phone_key" text,
	"network_id" text,
	"member_id" uuid,
	"is_linked_by_code" boolean DEFAULT false NOT NULL,
	"member_since" timestamp (3) with time zone,
	"language" text NOT NULL,
	"state" jsonb NOT NULL,
	"wake_at" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"burst" jsonb,
	"link_lock" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chats_address" CHECK ("chats"."phone" is not null or "chats"."network_id" is not null)
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
	"redemptions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" = upper("coupons"."code") and "coupons"."code" <> ''),
	CONSTRAINT "coupons_limit" CHECK ("coupons"."max_redemptions" >= 0),
	CONSTRAINT "coupons_worth" CHECK ("coupons"."discount_cents" > 0 and "coupons"."periods" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "customer_leases" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instagram_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"instagram_id" text NOT NULL,
	"person_id" text NOT NULL,
	"profile" jsonb NOT NULL,
	"picture" "bytea",
	"profile_asked_at" timestamp (3) with time zone NOT NULL,
	"sealed_token" text,
	"grant_id" uuid NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"lost_at" timestamp (3) with time zone,
	"lost_reason" text,
	CONSTRAINT "instagram_connections_lost_has_no_token" CHECK (("instagram_connections"."lost_at" is null) = ("instagram_connections"."sealed_token" is not null)
        and ("instagram_connections"."lost_at" is null) = ("instagram_connections"."next_check_at" is not null)
        and ("instagram_connections"."lost_at" is null) = ("instagram_connections"."lost_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "instagram_deletions" (
	"confirmation_code" text PRIMARY KEY NOT NULL,
	"person_key" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instagram_dialogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"outcome" jsonb,
	"person_id" text,
	"sealed_token" text,
	"token_expires_at" timestamp (3) with time zone,
	"agreed_at" timestamp (3) with time zone,
	"profile" jsonb,
	"picture" "bytea",
	"profile_reads" integer DEFAULT 0 NOT NULL,
	"saved_instagram_id" text,
	"saved_operation" text
);
--> statement-breakpoint
CREATE TABLE "instagram_revocations" (
	"person_id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed_token" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instagram_seen_requests" (
	"request_key" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allowance_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"edit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allowance_entries_kind" CHECK ("allowance_entries"."kind" in ('reserve', 'spend', 'release', 'give_back'))
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
	CONSTRAINT "allowance_reservations_state" CHECK ("allowance_reservations"."state" in ('reserved', 'spent', 'released', 'given_back'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"is_courtesy" boolean DEFAULT false NOT NULL,
	"provider_subscription_id" text,
	"coupon_code" text,
	"free_periods" integer DEFAULT 0 NOT NULL,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_charging" boolean DEFAULT false NOT NULL,
	"purchase_begun_at" timestamp (3) with time zone,
	"cancel_requested_at" timestamp (3) with time zone,
	"refund_requested_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('pending', 'active', 'overdue', 'suspended', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"photo_id" uuid NOT NULL,
	"network_hash" text,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_suspensions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "card_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"address" text NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"provider_subscription_id" text,
	"member_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"state" text NOT NULL,
	"provider_status" text NOT NULL,
	"value_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"due_on" date NOT NULL,
	"paid_on" date,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"card_brand" text,
	"card_last_digits" text,
	"classification" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"listed_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(paid_at, due_on::timestamp at time zone 'America/Sao_Paulo')) STORED NOT NULL,
	CONSTRAINT "payments_classification" CHECK ("payments"."classification" in ('buys', 'double', 'after_cancellation', 'after_refund', 'after_end', 'in_doubt')),
	CONSTRAINT "payments_value" CHECK ("payments"."value_cents" >= 0 and "payments"."refunded_cents" between 0 and "payments"."value_cents"),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('open', 'review', 'paid', 'overdue', 'refunding', 'refunded', 'disputed', 'removed', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "payments_reconciliation_schedule" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments_reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordered_by" uuid,
	"address" text,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"last_read" uuid,
	"subscriptions_fixed" integer DEFAULT 0 NOT NULL,
	"payments_processed" integer DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"resumes_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payments_reconciliations_state" CHECK ("payments_reconciliations"."state" in ('running', 'done', 'failed'))
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
	"requested_in_sync" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"pending_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'processing', 'completed', 'failed')),
	CONSTRAINT "refunds_requested_by" CHECK ("refunds"."requested_by" in ('member', 'admin', 'deletion', 'system'))
);
--> statement-breakpoint
CREATE TABLE "payments_request_counts" (
	"what" text NOT NULL,
	"who" text NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_request_counts_what_who_pk" PRIMARY KEY("what","who")
);
--> statement-breakpoint
CREATE TABLE "payments_syncs" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"sync_number" bigint NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL,
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
	"synced_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_events_vendor_event_id_pk" PRIMARY KEY("vendor","event_id")
);
--> statement-breakpoint
CREATE TABLE "cutout_corrections" (
	"photo_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"added_in" integer NOT NULL,
	"undone_in" integer,
	"correction" jsonb NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "cutout_corrections_photo_id_place_pk" PRIMARY KEY("photo_id","place"),
	CONSTRAINT "cutout_corrections_undone_later" CHECK ("cutout_corrections"."undone_in" > "cutout_corrections"."added_in")
);
--> statement-breakpoint
CREATE TABLE "cutouts" (
	"photo_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"preview_key" text,
	"box" jsonb,
	"touches" jsonb,
	"view" text,
	"doubts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"put_off_until" timestamp (3) with time zone,
	CONSTRAINT "cutouts_photo_id_revision_pk" PRIMARY KEY("photo_id","revision"),
	CONSTRAINT "cutouts_state" CHECK ("cutouts"."state" in ('working', 'ready', 'refused')),
	CONSTRAINT "cutouts_view" CHECK ("cutouts"."view" in ('front', 'above')),
	CONSTRAINT "cutouts_preview_there" CHECK ("cutouts"."state" <> 'ready' or "cutouts"."preview_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "edit_pictures" (
	"edit_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_key" text NOT NULL,
	"tile_key" text,
	"clean_key" text,
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
	"doubts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photo_frame" jsonb,
	"root_id" uuid NOT NULL,
	"redo_of" uuid,
	"is_free" boolean DEFAULT false NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"watermarked" boolean DEFAULT false NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"error_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"change_wishes" jsonb,
	"change_asked_at" timestamp (3) with time zone,
	"delete_after" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "edits_watermarked_in_trial" CHECK ("edits"."is_trial" or not "edits"."watermarked"),
	CONSTRAINT "edits_change_asked" CHECK (("edits"."change_wishes" is null) = ("edits"."change_asked_at" is null)),
	CONSTRAINT "edits_changes_when_done" CHECK ("edits"."change_asked_at" is null or "edits"."state" = 'done'),
	CONSTRAINT "edits_operation" CHECK ("edits"."operation" in ('post', 'swap', 'describe', 'caption')),
	CONSTRAINT "edits_state" CHECK ("edits"."state" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "edits_failed_says_why" CHECK (("edits"."state" = 'failed') = ("edits"."error_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "layout_previews" (
	"edit_id" uuid NOT NULL,
	"key" text NOT NULL,
	"layout" text NOT NULL,
	"texts" jsonb NOT NULL,
	"picture" "bytea",
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "layout_previews_edit_id_key_pk" PRIMARY KEY("edit_id","key"),
	CONSTRAINT "layout_previews_layout" CHECK ("layout_previews"."layout" in ('photo', 'title', 'price', 'column', 'band', 'frame', 'story', 'quote'))
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
	"view" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delete_after" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "photos_view" CHECK ("photos"."view" in ('front', 'above'))
);
--> statement-breakpoint
CREATE TABLE "upload_accounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"used_ms" integer NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_accounts_used" CHECK ("upload_accounts"."used_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"refund_cents" integer,
	"next_check_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"sealed_content" text,
	"keep_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_records_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "kept_records_kind" CHECK ("kept_records"."kind" in ('payments', 'consents', 'access-records', 'former-phone'))
);
--> statement-breakpoint
CREATE TABLE "public_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publication_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"file_key" text NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"edit_id" uuid NOT NULL,
	"edit_format" text NOT NULL,
	"other_edit_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_edit_gone" boolean DEFAULT false NOT NULL,
	"account_id" text NOT NULL,
	"username" text NOT NULL,
	"person_key" text,
	"caption" text NOT NULL,
	"alt_text" text,
	"other_alt_texts" text[] DEFAULT '{}' NOT NULL,
	"fit" text NOT NULL,
	"is_ai_made" boolean NOT NULL,
	"state" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"next_step_at" timestamp (3) with time zone,
	"busy_until" timestamp (3) with time zone,
	"claim" integer DEFAULT 0 NOT NULL,
	"items_state" text,
	"item_ids" text[] DEFAULT '{}' NOT NULL,
	"container_id" text,
	"container_state" text,
	"containers" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"waits_for" text,
	"post_id" text,
	"permalink" text,
	"published_at" timestamp (3) with time zone,
	"error_code" text,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publications_state" CHECK ("publications"."state" in ('scheduled', 'preparing', 'waiting', 'publishing', 'published', 'failed', 'cancelled')),
	CONSTRAINT "publications_failed_says_why" CHECK (("publications"."state" = 'failed') = ("publications"."error_code" is not null)),
	CONSTRAINT "publications_published_says_when" CHECK (("publications"."state" = 'published') = ("publications"."published_at" is not null)),
	CONSTRAINT "publications_waits_for" CHECK ("publications"."waits_for" in ('quota', 'calls', 'instagram')),
	CONSTRAINT "publications_fit" CHECK ("publications"."fit" in ('crop', 'pad')),
	CONSTRAINT "publications_items_state" CHECK ("publications"."items_state" in ('missing', 'processing', 'ready'))
);
--> statement-breakpoint
CREATE TABLE "code_areas" (
	"area" text PRIMARY KEY NOT NULL,
	"credit" double precision NOT NULL,
	"credited_at" timestamp (3) with time zone NOT NULL,
	"sent" bigint NOT NULL,
	"verified" bigint NOT NULL,
	"sent_lately" integer DEFAULT 0 NOT NULL,
	"used_lately" integer DEFAULT 0 NOT NULL,
	"lately_ends_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limit_counters_scope_subject_pk" PRIMARY KEY("scope","subject")
);
--> statement-breakpoint
CREATE TABLE "phone_guards" (
	"phone" text PRIMARY KEY NOT NULL,
	"sends" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"next_send_at" timestamp (3) with time zone,
	"wrong_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	"locks" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"member_id" uuid,
	"code_hash" text NOT NULL,
	"sealed_code" text,
	"language" text NOT NULL,
	"ip_block" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose")
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
CREATE TABLE "given_documents" (
	"member_id" uuid NOT NULL,
	"document_key" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "given_documents_member_id_document_key_pk" PRIMARY KEY("member_id","document_key")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"name" text,
	"last_name" text,
	"email" text,
	"sealed_document" text,
	"document_key" text,
	"occupation_area" text,
	"monthly_revenue" text,
	"birthdate" text,
	"bio" text,
	"avatar_url" text,
	"provider_customer_id" text,
	"language" text NOT NULL,
	"notifications" jsonb DEFAULT '{"newFeatures":true,"updates":true,"comments":true,"mentions":true}'::jsonb NOT NULL,
	"is_just_recreated" boolean DEFAULT false NOT NULL,
	"former_phone_key" text,
	"search_text" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(coalesce(name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(substr(phone, 2), ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐıðÐħĦŧŦ', 'oOlLdDidDhHtT'))) STORED,
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
CREATE TABLE "sms_attempts" (
	"reference" text NOT NULL,
	"vendor" text NOT NULL,
	"status" text NOT NULL,
	"vendor_message_id" text,
	"reason" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_attempts_reference_vendor_pk" PRIMARY KEY("reference","vendor"),
	CONSTRAINT "sms_attempts_status" CHECK ("sms_attempts"."status" in ('sending', 'unsent', 'in_doubt', 'accepted', 'sent', 'undelivered', 'delivered'))
);
--> statement-breakpoint
CREATE TABLE "hash_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_tokens" ADD CONSTRAINT "admin_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caption_days" ADD CONSTRAINT "caption_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_posts" ADD CONSTRAINT "chat_posts_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_incoming" ADD CONSTRAINT "chat_incoming_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_link_codes" ADD CONSTRAINT "chat_link_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_orders" ADD CONSTRAINT "chat_orders_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_outgoing" ADD CONSTRAINT "chat_outgoing_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shown_codes" ADD CONSTRAINT "chat_shown_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_leases" ADD CONSTRAINT "customer_leases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instagram_connections" ADD CONSTRAINT "instagram_connections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instagram_dialogs" ADD CONSTRAINT "instagram_dialogs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instagram_revocations" ADD CONSTRAINT "instagram_revocations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowance_periods" ADD CONSTRAINT "allowance_periods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_suspensions" ADD CONSTRAINT "member_suspensions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments_syncs" ADD CONSTRAINT "payments_syncs_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cutout_corrections" ADD CONSTRAINT "cutout_corrections_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_pictures" ADD CONSTRAINT "edit_pictures_edit_id_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_previews" ADD CONSTRAINT "layout_previews_edit_id_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_accounts" ADD CONSTRAINT "upload_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_records" ADD CONSTRAINT "kept_records_member_id_account_deletions_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_deletions"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_edit_id_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_documents" ADD CONSTRAINT "given_documents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activity_member" ON "activity" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_administrator" ON "activity" USING btree ("actor_id","created_at","id") WHERE "activity"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_kind" ON "activity" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("actor","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_address" ON "activity" USING btree ("address","created_at","id") WHERE "activity"."address" is not null;--> statement-breakpoint
CREATE INDEX "activity_said" ON "activity" USING gin ("search_text" gin_trgm_ops) WHERE "activity"."search_text" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_tokens_hash" ON "admin_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "admin_tokens_session" ON "admin_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "figure_moves_figure" ON "figure_moves" USING btree ("figure","day");--> statement-breakpoint
CREATE INDEX "provider_hours_hour" ON "provider_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "chat_posts_chat" ON "chat_posts" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "chat_incoming_open" ON "chat_incoming" USING btree ("chat_id","sent_at","arrival") WHERE "chat_incoming"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "chat_incoming_received" ON "chat_incoming" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "chat_incoming_asked" ON "chat_incoming" USING btree ("chat_id","asked_at") WHERE "chat_incoming"."asked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_link_codes_hash" ON "chat_link_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "chat_orders_chat" ON "chat_orders" USING btree ("chat_id","ordered_at");--> statement-breakpoint
CREATE INDEX "chat_orders_open" ON "chat_orders" USING btree ("ordered_at") WHERE "chat_orders"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "chat_outgoing_open" ON "chat_outgoing" USING btree ("chat_id","position") WHERE "chat_outgoing"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "chat_outgoing_due" ON "chat_outgoing" USING btree ("due_at") WHERE "chat_outgoing"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "chat_outgoing_network_id" ON "chat_outgoing" USING btree ("network_id");--> statement-breakpoint
CREATE INDEX "chat_outgoing_member" ON "chat_outgoing" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_outgoing_attempted" ON "chat_outgoing" USING btree ("attempted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_outgoing_once" ON "chat_outgoing" USING btree ("edit_id","purpose") WHERE "chat_outgoing"."purpose" in ('result', 'progress');--> statement-breakpoint
CREATE INDEX "chat_seen_events_seen" ON "chat_seen_events" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "chat_shown_codes_member" ON "chat_shown_codes" USING btree ("member_id","shown_at");--> statement-breakpoint
CREATE INDEX "chat_wrong_codes_at" ON "chat_wrong_codes" USING btree ("typed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_phone" ON "chats" USING btree ("phone_key");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_network_id" ON "chats" USING btree ("network_id");--> statement-breakpoint
CREATE INDEX "chats_member" ON "chats" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chats_wake" ON "chats" USING btree ("wake_at") WHERE "chats"."wake_at" is not null;--> statement-breakpoint
CREATE INDEX "chats_unknown_sender" ON "chats" USING btree ("last_message_at") WHERE "chats"."member_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_member" ON "coupon_redemptions" USING btree ("code","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_document" ON "coupon_redemptions" USING btree ("code","document_key");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_newest" ON "coupon_redemptions" USING btree ("code","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_connections_member" ON "instagram_connections" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "instagram_connections_person" ON "instagram_connections" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "instagram_connections_due" ON "instagram_connections" USING btree ("next_check_at") WHERE "instagram_connections"."next_check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_deletions_person" ON "instagram_deletions" USING btree ("person_key");--> statement-breakpoint
CREATE INDEX "instagram_deletions_age" ON "instagram_deletions" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_dialogs_state" ON "instagram_dialogs" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "instagram_dialogs_member" ON "instagram_dialogs" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "instagram_dialogs_person" ON "instagram_dialogs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "instagram_dialogs_age" ON "instagram_dialogs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "instagram_dialogs_token" ON "instagram_dialogs" USING btree ("expires_at") WHERE "instagram_dialogs"."sealed_token" is not null;--> statement-breakpoint
CREATE INDEX "instagram_revocations_due" ON "instagram_revocations" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "instagram_seen_requests_age" ON "instagram_seen_requests" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "allowance_entries_once" ON "allowance_entries" USING btree ("edit_id","kind");--> statement-breakpoint
CREATE INDEX "allowance_entries_member" ON "allowance_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("member_id") WHERE "subscriptions"."status" in ('pending', 'active', 'overdue', 'suspended');--> statement-breakpoint
CREATE INDEX "subscriptions_member" ON "subscriptions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider" ON "subscriptions" USING btree ("provider_subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_check" ON "subscriptions" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "subscriptions_to_stop" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."is_charging";--> statement-breakpoint
CREATE INDEX "trials_network" ON "trials" USING btree ("network_hash","taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_key" ON "notices" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "card_attempts_member" ON "card_attempts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "card_attempts_address" ON "card_attempts" USING btree ("address","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id","due_on");--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("member_id","listed_at","id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("listed_at","id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","listed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reconciliations_one" ON "payments_reconciliations" USING btree ("state") WHERE "payments_reconciliations"."state" = 'running';--> statement-breakpoint
CREATE INDEX "payments_reconciliations_newest" ON "payments_reconciliations" USING btree ("started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_protocol" ON "refunds" USING btree ("protocol");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_member" ON "refunds" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_status_newest" ON "refunds" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_request_counts_ends" ON "payments_request_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "webhook_events_newest" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "webhook_events_object" ON "webhook_events" USING btree ("object_id","received_at","event_id");--> statement-breakpoint
CREATE INDEX "webhook_events_unsynced" ON "webhook_events" USING btree ("object_id") WHERE "webhook_events"."synced_at" is null;--> statement-breakpoint
CREATE INDEX "cutouts_open" ON "cutouts" USING btree ("created_at") WHERE "cutouts"."state" = 'working';--> statement-breakpoint
CREATE INDEX "cutouts_preview" ON "cutouts" USING btree ("preview_key");--> statement-breakpoint
CREATE INDEX "edit_pictures_file" ON "edit_pictures" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "edit_pictures_tile" ON "edit_pictures" USING btree ("tile_key");--> statement-breakpoint
CREATE INDEX "edit_pictures_clean" ON "edit_pictures" USING btree ("clean_key");--> statement-breakpoint
CREATE UNIQUE INDEX "edits_idempotency" ON "edits" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "edits_one_free_redo" ON "edits" USING btree ("root_id") WHERE "edits"."is_free" and "edits"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "edits_member" ON "edits" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "edits_photo" ON "edits" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "edits_watermarked" ON "edits" USING btree ("member_id") WHERE "edits"."watermarked";--> statement-breakpoint
CREATE INDEX "edits_due" ON "edits" USING btree ("delete_after") WHERE "edits"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "edits_open" ON "edits" USING btree ("created_at") WHERE "edits"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "edits_changing" ON "edits" USING btree ("change_asked_at") WHERE "edits"."change_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "layout_previews_asked" ON "layout_previews" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "photos_member" ON "photos" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "photos_due" ON "photos" USING btree ("delete_after") WHERE "photos"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "photos_file" ON "photos" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "photos_preview" ON "photos" USING btree ("preview_key");--> statement-breakpoint
CREATE INDEX "account_deletions_next_check" ON "account_deletions" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "data_exports_member" ON "data_exports" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "kept_records_due" ON "kept_records" USING btree ("keep_until");--> statement-breakpoint
CREATE UNIQUE INDEX "public_pictures_token" ON "public_pictures" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "public_pictures_publication" ON "public_pictures" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "public_pictures_due" ON "public_pictures" USING btree ("closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_idempotency" ON "publications" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_one_open" ON "publications" USING btree ("edit_id") WHERE "publications"."state" in ('scheduled', 'preparing', 'waiting', 'publishing');--> statement-breakpoint
CREATE INDEX "publications_member" ON "publications" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "publications_edit" ON "publications" USING btree ("edit_id");--> statement-breakpoint
CREATE INDEX "publications_other_edits" ON "publications" USING gin ("other_edit_ids");--> statement-breakpoint
CREATE INDEX "publications_person" ON "publications" USING btree ("person_key");--> statement-breakpoint
CREATE INDEX "publications_calendar" ON "publications" USING btree ("member_id",(coalesce("published_at", "due_at")));--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("next_step_at") WHERE "publications"."next_step_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_codes_id" ON "sign_in_codes" USING btree ("id");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_customer" ON "members" USING btree ("provider_customer_id");--> statement-breakpoint
CREATE INDEX "members_newest" ON "members" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "members_document" ON "members" USING btree ("document_key");--> statement-breakpoint
CREATE INDEX "members_former_phone" ON "members" USING btree ("former_phone_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "sms_attempts_message" ON "sms_attempts" USING btree ("vendor","vendor_message_id");--> statement-breakpoint
CREATE INDEX "sms_attempts_created" ON "sms_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION "activity_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('activity.retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the activity log is only ever added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER "activity_keep_rows" BEFORE UPDATE OR DELETE ON "activity" FOR EACH ROW EXECUTE FUNCTION "activity_keep"();--> statement-breakpoint
CREATE TRIGGER "activity_keep_all" BEFORE TRUNCATE ON "activity" FOR EACH STATEMENT EXECUTE FUNCTION "activity_keep"();--> statement-breakpoint
-- What a row counts for, by table. Rows may be blanked or deleted later: what happened stays counted, so there is no trigger for that.
CREATE FUNCTION "figure_day"(moment timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE AS $$
	SELECT (moment AT TIME ZONE 'America/Sao_Paulo')::date
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(p payments) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(p.paid_at), 'received', p.value_cents::bigint WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(p.paid_at), 'payments', 1 WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(coalesce(p.refunded_at, p.paid_at)), 'returned', CASE WHEN p.refunded_at IS NULL THEN p.refunded_cents ELSE p.value_cents END WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(p.refunded_at), 'refunds', 1 WHERE p.paid_at IS NOT NULL AND p.refunded_at IS NOT NULL
$$;--> statement-breakpoint
-- A refund that failed is tried again: until its money is back it is open, whoever looks after it.
CREATE FUNCTION "figures_of"(r refunds) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(r.created_at), 'refunds_open', 1 WHERE r.status IN ('pending', 'processing', 'failed')
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(s subscriptions) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(s.created_at), 'plans_active', 1 WHERE s.status IN ('active', 'overdue')
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(m members) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(m.created_at), 'sign_ups', 1
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(e edits) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(e.finished_at), 'edits', 1 WHERE e.state = 'done'
$$;--> statement-breakpoint
CREATE FUNCTION "figures_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO figure_moves (day, figure, amount)
		SELECT now_is.day, now_is.figure, now_is.amount FROM figures_of(NEW) AS now_is WHERE now_is.amount <> 0;
	ELSE
		INSERT INTO figure_moves (day, figure, amount)
		SELECT counted.day, counted.figure, sum(counted.amount) FROM (
			SELECT now_is.day, now_is.figure, now_is.amount FROM figures_of(NEW) AS now_is
			UNION ALL SELECT was.day, was.figure, -was.amount FROM figures_of(OLD) AS was
		) AS counted GROUP BY counted.day, counted.figure HAVING sum(counted.amount) <> 0;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payments_figures" AFTER INSERT OR UPDATE OF value_cents, refunded_cents, paid_at, refunded_at ON "payments" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
CREATE TRIGGER "refunds_figures" AFTER INSERT OR UPDATE OF status ON "refunds" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
CREATE TRIGGER "subscriptions_figures" AFTER INSERT OR UPDATE OF status ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
CREATE TRIGGER "members_figures" AFTER INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
CREATE TRIGGER "edits_figures" AFTER INSERT OR UPDATE OF state, finished_at ON "edits" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
-- The allowance ledger answers for what was spent: lines are added and never changed. Leaving takes the person and keeps these numbers.
CREATE FUNCTION "allowance_entries_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the allowance ledger is only ever added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER "allowance_entries_keep_rows" BEFORE UPDATE OR DELETE ON "allowance_entries" FOR EACH ROW EXECUTE FUNCTION "allowance_entries_keep"();--> statement-breakpoint
CREATE TRIGGER "allowance_entries_keep_all" BEFORE TRUNCATE ON "allowance_entries" FOR EACH STATEMENT EXECUTE FUNCTION "allowance_entries_keep"();--> statement-breakpoint
-- Redemptions may be deleted with a person's last traces: that there was one stays counted.
CREATE FUNCTION "coupon_redemptions_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE coupons SET redemptions = redemptions + 1 WHERE code = NEW.code;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "coupon_redemptions_count" AFTER INSERT ON "coupon_redemptions" FOR EACH ROW EXECUTE FUNCTION "coupon_redemptions_count"();--> statement-breakpoint
-- the coupon of the spec; whether it is on, configuration says until the administrator switches it
INSERT INTO "coupons" ("code", "name", "discount_cents", "periods", "created_at") VALUES ('DEFAULT', 'Oferta Padrão', 3790, 1, '2026-11-21T00:00:00Z');
