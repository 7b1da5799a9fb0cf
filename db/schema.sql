-- Made by `npm run db:schema` from the migrations; compared in `npm run check`. Do not edit.

CREATE EXTENSION pg_trgm;

CREATE SEQUENCE payments_sync_numbers AS bigint INCREMENT 1 START 1;

CREATE TABLE account_deletions (
  erased_at timestamp(3) with time zone,
  member_id uuid NOT NULL,
  next_check_at timestamp(3) with time zone,
  refund_cents integer,
  requested_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT account_deletions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT account_deletions_pkey PRIMARY KEY (member_id)
);

CREATE TABLE activity (
  actor text NOT NULL,
  actor_id uuid,
  address text,
  after jsonb,
  before jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  detail jsonb NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  member_id uuid,
  search_text text GENERATED ALWAYS AS (lower(translate(regexp_replace(NORMALIZE(NULLIF(btrim(((((COALESCE((detail ->> 'reason'::text), ''::text) || ' '::text) || COALESCE((detail ->> 'coupon'::text), ''::text)) || ' '::text) || COALESCE((detail ->> 'queue'::text), ''::text))), ''::text), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'øØłŁđĐıðÐħĦŧŦ'::text, 'oOlLdDidDhHtT'::text))) STORED,
  user_agent text,
  CONSTRAINT activity_actor CHECK ((actor = ANY (ARRAY['member'::text, 'admin'::text, 'system'::text]))),
  CONSTRAINT activity_pkey PRIMARY KEY (id)
) PARTITION BY RANGE (id);

CREATE TABLE admin_factors (
  confirmed_at timestamp(3) with time zone,
  last_step bigint,
  locked_until timestamp(3) with time zone,
  locks integer DEFAULT 0 NOT NULL,
  name text,
  phone_key text NOT NULL,
  sealed_secret text NOT NULL,
  shown_at timestamp(3) with time zone,
  shown_to uuid,
  wrong_at timestamp(3) with time zone[] DEFAULT '{}'::timestamp with time zone[] NOT NULL,
  CONSTRAINT admin_factors_pkey PRIMARY KEY (phone_key)
);

CREATE TABLE admin_tokens (
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  id uuid NOT NULL,
  last_used_at timestamp(3) with time zone NOT NULL,
  session_id uuid NOT NULL,
  token_hash text NOT NULL,
  CONSTRAINT admin_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT admin_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

CREATE TABLE allowance_entries (
  created_at timestamp(3) with time zone NOT NULL,
  edit_id uuid NOT NULL,
  id bigint DEFAULT nextval('allowance_entries_id_seq'::regclass) NOT NULL,
  kind text NOT NULL,
  member_id uuid NOT NULL,
  period_starts_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT allowance_entries_kind CHECK ((kind = ANY (ARRAY['reserve'::text, 'spend'::text, 'release'::text, 'give_back'::text]))),
  CONSTRAINT allowance_entries_pkey PRIMARY KEY (edit_id, kind)
) PARTITION BY RANGE (edit_id);

CREATE TABLE allowance_periods (
  ends_at timestamp(3) with time zone NOT NULL,
  member_id uuid NOT NULL,
  quota integer NOT NULL,
  reserved integer DEFAULT 0 NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  used integer DEFAULT 0 NOT NULL,
  CONSTRAINT allowance_periods_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT allowance_periods_member_id_starts_at_pk PRIMARY KEY (member_id, starts_at),
  CONSTRAINT allowance_periods_never_overspent CHECK (((reserved >= 0) AND (used >= 0) AND ((reserved + used) <= quota)))
);

CREATE TABLE allowance_reservations (
  edit_id uuid NOT NULL,
  member_id uuid NOT NULL,
  period_starts_at timestamp(3) with time zone NOT NULL,
  state text NOT NULL,
  CONSTRAINT allowance_reservations_pkey PRIMARY KEY (edit_id),
  CONSTRAINT allowance_reservations_state CHECK ((state = ANY (ARRAY['reserved'::text, 'spent'::text, 'released'::text, 'given_back'::text])))
);

CREATE TABLE brands (
  colours jsonb DEFAULT '[]'::jsonb NOT NULL,
  handle text,
  logo bytea,
  logo_photo_id uuid,
  member_id uuid NOT NULL,
  proposed jsonb DEFAULT '[]'::jsonb NOT NULL,
  signature text,
  type text,
  updated_at timestamp(3) with time zone NOT NULL,
  words text,
  CONSTRAINT brands_logo_of_photo CHECK (((logo IS NULL) = (logo_photo_id IS NULL))),
  CONSTRAINT brands_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT brands_pkey PRIMARY KEY (member_id),
  CONSTRAINT brands_type CHECK ((type = ANY (ARRAY['moderna'::text, 'editorial'::text, 'redonda'::text, 'elegante'::text, 'forte'::text, 'amiga'::text, 'classica'::text, 'manuscrita'::text, 'festa'::text, 'revista'::text, 'tecnica'::text, 'condensada'::text])))
);

CREATE TABLE caption_days (
  day date NOT NULL,
  member_id uuid NOT NULL,
  written integer DEFAULT 0 NOT NULL,
  CONSTRAINT caption_days_member_id_day_pk PRIMARY KEY (member_id, day),
  CONSTRAINT caption_days_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id)
);

CREATE TABLE caption_forgettings (
  forgotten_at timestamp(3) with time zone NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT caption_forgettings_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT caption_forgettings_pkey PRIMARY KEY (member_id)
);

CREATE TABLE card_attempts (
  address text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  id uuid NOT NULL,
  is_refused boolean DEFAULT false NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT card_attempts_pkey PRIMARY KEY (id)
);

CREATE TABLE chat_incoming (
  arrival bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  asked_at timestamp(3) with time zone,
  chat_id uuid NOT NULL,
  content jsonb,
  handled_at timestamp(3) with time zone,
  id text NOT NULL,
  is_fetched boolean NOT NULL,
  meaning text,
  photo_id uuid,
  received_at timestamp(3) with time zone NOT NULL,
  refusal text,
  reply_to text,
  sent_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT chat_incoming_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  CONSTRAINT chat_incoming_pkey PRIMARY KEY (id)
);

CREATE TABLE chat_link_codes (
  code_hash text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT chat_link_codes_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT chat_link_codes_pkey PRIMARY KEY (member_id)
);

CREATE TABLE chat_orders (
  chat_id uuid NOT NULL,
  edit_id uuid NOT NULL,
  finished_at timestamp(3) with time zone,
  handed_over_at timestamp(3) with time zone,
  member_id uuid NOT NULL,
  message_id text NOT NULL,
  number integer NOT NULL,
  ordered_at timestamp(3) with time zone NOT NULL,
  questions integer NOT NULL,
  shown_typing_at timestamp(3) with time zone NOT NULL,
  total integer NOT NULL,
  CONSTRAINT chat_orders_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  CONSTRAINT chat_orders_pkey PRIMARY KEY (edit_id)
);

CREATE TABLE chat_outgoing (
  attempted_at timestamp(3) with time zone,
  attempts integer DEFAULT 0 NOT NULL,
  chat_id uuid NOT NULL,
  content jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  edit_id uuid,
  failure text,
  form text DEFAULT 'whole'::text NOT NULL,
  id uuid NOT NULL,
  is_billable boolean,
  is_template boolean,
  is_to_other_form boolean DEFAULT false NOT NULL,
  member_id uuid,
  network_id text,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  price_category text,
  purpose text NOT NULL,
  receipt text,
  reply_to text,
  sent_at timestamp(3) with time zone,
  state text NOT NULL,
  CONSTRAINT chat_outgoing_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  CONSTRAINT chat_outgoing_pkey PRIMARY KEY (id),
  CONSTRAINT chat_outgoing_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'dropped'::text, 'failed'::text])))
) PARTITION BY RANGE (id);

CREATE TABLE chat_posts (
  chat_id uuid NOT NULL,
  member_id uuid NOT NULL,
  publication_id uuid NOT NULL,
  CONSTRAINT chat_posts_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  CONSTRAINT chat_posts_pkey PRIMARY KEY (publication_id)
);

CREATE TABLE chat_seen_events (
  key text NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT chat_seen_events_pkey PRIMARY KEY (key)
);

CREATE TABLE chat_shown_codes (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  shown_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT chat_shown_codes_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT chat_shown_codes_pkey PRIMARY KEY (id)
);

CREATE TABLE chat_thread_messages (
  admin_id uuid,
  at timestamp(3) with time zone NOT NULL,
  author text NOT NULL,
  handed_over_at timestamp(3) with time zone,
  id uuid NOT NULL,
  idempotency_key text,
  kind text NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  text text,
  thread_id uuid NOT NULL,
  CONSTRAINT chat_thread_messages_author CHECK ((author = ANY (ARRAY['member'::text, 'team'::text, 'product'::text]))),
  CONSTRAINT chat_thread_messages_by CHECK (((author = 'team'::text) = (admin_id IS NOT NULL))),
  CONSTRAINT chat_thread_messages_kind CHECK ((kind = ANY (ARRAY['text'::text, 'photo'::text, 'other'::text]))),
  CONSTRAINT chat_thread_messages_pkey PRIMARY KEY (id),
  CONSTRAINT chat_thread_messages_thread_id_chat_threads_id_fk FOREIGN KEY (thread_id) REFERENCES chat_threads(id) ON DELETE CASCADE
);

CREATE TABLE chat_threads (
  chat_id uuid NOT NULL,
  delete_after timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  ended_by text,
  id uuid NOT NULL,
  last_message_at timestamp(3) with time zone NOT NULL,
  member_id uuid NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL,
  waiting_since timestamp(3) with time zone,
  CONSTRAINT chat_threads_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  CONSTRAINT chat_threads_ended CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT chat_threads_ended_by CHECK ((ended_by = ANY (ARRAY['member'::text, 'team'::text, 'time'::text]))),
  CONSTRAINT chat_threads_ended_waits_not CHECK (((ended_at IS NULL) OR (waiting_since IS NULL))),
  CONSTRAINT chat_threads_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT chat_threads_pkey PRIMARY KEY (id)
);

CREATE TABLE chat_wrong_codes (
  id uuid NOT NULL,
  typed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT chat_wrong_codes_pkey PRIMARY KEY (id)
);

CREATE TABLE chats (
  burst jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  id uuid NOT NULL,
  is_linked_by_code boolean DEFAULT false NOT NULL,
  language text NOT NULL,
  last_message_at timestamp(3) with time zone NOT NULL,
  link_lock jsonb,
  member_id uuid,
  member_since timestamp(3) with time zone,
  network_id text,
  phone text,
  phone_key text,
  state jsonb NOT NULL,
  stopped_at timestamp(3) with time zone,
  wake_at timestamp(3) with time zone,
  CONSTRAINT chats_address CHECK (((phone IS NOT NULL) OR (network_id IS NOT NULL))),
  CONSTRAINT chats_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT chats_pkey PRIMARY KEY (id)
);

CREATE TABLE code_areas (
  area text NOT NULL,
  credit double precision NOT NULL,
  credited_at timestamp(3) with time zone NOT NULL,
  lately_ends_at timestamp(3) with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  sent bigint NOT NULL,
  sent_lately integer DEFAULT 0 NOT NULL,
  used_lately integer DEFAULT 0 NOT NULL,
  verified bigint NOT NULL,
  CONSTRAINT code_areas_pkey PRIMARY KEY (area)
);

CREATE TABLE consents (
  address text,
  channel text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  terms_version text NOT NULL,
  CONSTRAINT consents_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT consents_pkey PRIMARY KEY (id)
);

CREATE TABLE coupon_redemptions (
  code text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  document_key text NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT coupon_redemptions_code_coupons_code_fk FOREIGN KEY (code) REFERENCES coupons(code),
  CONSTRAINT coupon_redemptions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT coupon_redemptions_pkey PRIMARY KEY (id)
);

CREATE TABLE coupons (
  code text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  discount_cents integer NOT NULL,
  expires_at timestamp(3) with time zone,
  is_active boolean,
  max_redemptions integer,
  name text NOT NULL,
  periods integer DEFAULT 1 NOT NULL,
  redemptions integer DEFAULT 0 NOT NULL,
  CONSTRAINT coupons_code CHECK (((code = upper(code)) AND (code <> ''::text))),
  CONSTRAINT coupons_limit CHECK ((max_redemptions >= 0)),
  CONSTRAINT coupons_pkey PRIMARY KEY (code),
  CONSTRAINT coupons_worth CHECK (((discount_cents > 0) AND ((periods >= 1) AND (periods <= 120))))
);

CREATE TABLE customer_leases (
  held_until timestamp(3) with time zone NOT NULL,
  holder uuid NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT customer_leases_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT customer_leases_pkey PRIMARY KEY (member_id)
);

CREATE TABLE cutout_corrections (
  added_in integer NOT NULL,
  correction jsonb NOT NULL,
  photo_id uuid NOT NULL,
  place integer NOT NULL,
  points integer NOT NULL,
  undone_in integer,
  CONSTRAINT cutout_corrections_photo_id_photos_id_fk FOREIGN KEY (photo_id) REFERENCES photos(id),
  CONSTRAINT cutout_corrections_photo_id_place_pk PRIMARY KEY (photo_id, place),
  CONSTRAINT cutout_corrections_undone_later CHECK ((undone_in > added_in))
);

CREATE TABLE cutouts (
  box jsonb,
  correction_bytes integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  doubts jsonb DEFAULT '[]'::jsonb NOT NULL,
  error_code text,
  file_bytes integer DEFAULT 0 NOT NULL,
  photo_id uuid NOT NULL,
  preview_key text,
  put_off_until timestamp(3) with time zone,
  revision integer NOT NULL,
  seen_key text,
  state text NOT NULL,
  touches jsonb,
  view text,
  CONSTRAINT cutouts_photo_id_photos_id_fk FOREIGN KEY (photo_id) REFERENCES photos(id),
  CONSTRAINT cutouts_photo_id_revision_pk PRIMARY KEY (photo_id, revision),
  CONSTRAINT cutouts_preview_there CHECK (((state <> 'ready'::text) OR (preview_key IS NOT NULL))),
  CONSTRAINT cutouts_state CHECK ((state = ANY (ARRAY['working'::text, 'ready'::text, 'refused'::text]))),
  CONSTRAINT cutouts_view CHECK ((view = ANY (ARRAY['front'::text, 'above'::text])))
);

CREATE TABLE data_exports (
  created_at timestamp(3) with time zone NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT data_exports_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT data_exports_pkey PRIMARY KEY (id)
);

CREATE TABLE draft_previews (
  asked_at timestamp(3) with time zone NOT NULL,
  key text NOT NULL,
  language text NOT NULL,
  operation text NOT NULL,
  photo_id uuid NOT NULL,
  picture bytea,
  watermarked boolean NOT NULL,
  wishes jsonb NOT NULL,
  CONSTRAINT draft_previews_photo_id_key_pk PRIMARY KEY (photo_id, key),
  CONSTRAINT draft_previews_photo_id_photos_id_fk FOREIGN KEY (photo_id) REFERENCES photos(id)
);

CREATE TABLE edit_pictures (
  clean_key text,
  created_at timestamp(3) with time zone NOT NULL,
  edit_id uuid NOT NULL,
  file_key text NOT NULL,
  format text NOT NULL,
  height integer NOT NULL,
  tile_key text,
  width integer NOT NULL,
  CONSTRAINT edit_pictures_edit_id_edits_id_fk FOREIGN KEY (edit_id) REFERENCES edits(id),
  CONSTRAINT edit_pictures_edit_id_format_pk PRIMARY KEY (edit_id, format)
);

CREATE TABLE edits (
  caption text,
  change_asked_at timestamp(3) with time zone,
  change_wishes jsonb,
  changes integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  delete_after timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  doubts jsonb DEFAULT '[]'::jsonb NOT NULL,
  error_code text,
  finished_at timestamp(3) with time zone,
  format text NOT NULL,
  id uuid NOT NULL,
  idempotency_key text,
  is_free boolean DEFAULT false NOT NULL,
  is_trial boolean DEFAULT false NOT NULL,
  language text NOT NULL,
  member_id uuid NOT NULL,
  operation text NOT NULL,
  photo_frame jsonb,
  photo_id uuid NOT NULL,
  progress real DEFAULT 0 NOT NULL,
  redo_of uuid,
  request_hash text NOT NULL,
  root_id uuid NOT NULL,
  stage text NOT NULL,
  started_at timestamp(3) with time zone,
  state text NOT NULL,
  understood jsonb,
  version integer DEFAULT 0 NOT NULL,
  warnings jsonb DEFAULT '[]'::jsonb NOT NULL,
  watermarked boolean DEFAULT false NOT NULL,
  wishes jsonb NOT NULL,
  written_caption text,
  CONSTRAINT edits_change_asked CHECK (((change_wishes IS NULL) = (change_asked_at IS NULL))),
  CONSTRAINT edits_changes_when_done CHECK (((change_asked_at IS NULL) OR (state = 'done'::text))),
  CONSTRAINT edits_failed_says_why CHECK (((state = 'failed'::text) = (error_code IS NOT NULL))),
  CONSTRAINT edits_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT edits_operation CHECK ((operation = ANY (ARRAY['post'::text, 'swap'::text, 'describe'::text, 'caption'::text]))),
  CONSTRAINT edits_photo_id_photos_id_fk FOREIGN KEY (photo_id) REFERENCES photos(id),
  CONSTRAINT edits_pkey PRIMARY KEY (id),
  CONSTRAINT edits_state CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  CONSTRAINT edits_watermarked_in_trial CHECK ((is_trial OR (NOT watermarked)))
);

CREATE TABLE figure_days (
  amount bigint NOT NULL,
  day date NOT NULL,
  figure text NOT NULL,
  CONSTRAINT figure_days_figure_day_pk PRIMARY KEY (figure, day),
  CONSTRAINT figure_days_known CHECK ((figure = ANY (ARRAY['received'::text, 'payments'::text, 'returned'::text, 'refunds'::text, 'refunds_open'::text, 'plans_active'::text, 'sign_ups'::text, 'edits'::text])))
);

CREATE TABLE figure_moves (
  amount bigint NOT NULL,
  day date NOT NULL,
  figure text NOT NULL,
  id bigint DEFAULT nextval('figure_moves_id_seq'::regclass) NOT NULL,
  CONSTRAINT figure_moves_pkey PRIMARY KEY (id)
);

CREATE TABLE former_phones (
  member_id uuid NOT NULL,
  phone_key text NOT NULL,
  CONSTRAINT former_phones_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT former_phones_member_id_phone_key_pk PRIMARY KEY (member_id, phone_key)
);

CREATE TABLE given_documents (
  document_key text NOT NULL,
  given_at timestamp(3) with time zone NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT given_documents_member_id_document_key_pk PRIMARY KEY (member_id, document_key),
  CONSTRAINT given_documents_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id)
);

CREATE TABLE hash_key (
  id integer NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  sealed_key text NOT NULL,
  CONSTRAINT hash_key_pkey PRIMARY KEY (id)
);

CREATE TABLE instagram_connections (
  agreed_at timestamp(3) with time zone NOT NULL,
  connected_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  grant_id uuid NOT NULL,
  id uuid NOT NULL,
  instagram_id text NOT NULL,
  lost_at timestamp(3) with time zone,
  lost_reason text,
  member_id uuid NOT NULL,
  next_check_at timestamp(3) with time zone,
  person_id text NOT NULL,
  picture bytea,
  profile jsonb NOT NULL,
  profile_asked_at timestamp(3) with time zone NOT NULL,
  sealed_token text,
  CONSTRAINT instagram_connections_lost_has_no_token CHECK ((((lost_at IS NULL) = (sealed_token IS NOT NULL)) AND ((lost_at IS NULL) = (next_check_at IS NOT NULL)) AND ((lost_at IS NULL) = (lost_reason IS NULL)))),
  CONSTRAINT instagram_connections_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT instagram_connections_pkey PRIMARY KEY (id)
);

CREATE TABLE instagram_deletions (
  asked_at timestamp(3) with time zone NOT NULL,
  confirmation_code text NOT NULL,
  done_at timestamp(3) with time zone NOT NULL,
  person_key text NOT NULL,
  CONSTRAINT instagram_deletions_pkey PRIMARY KEY (confirmation_code)
);

CREATE TABLE instagram_dialogs (
  agreed_at timestamp(3) with time zone,
  claimed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  outcome jsonb,
  person_id text,
  picture bytea,
  profile jsonb,
  profile_reads integer DEFAULT 0 NOT NULL,
  saved_instagram_id text,
  saved_operation text,
  sealed_token text,
  session_id uuid NOT NULL,
  state_hash text NOT NULL,
  token_expires_at timestamp(3) with time zone,
  CONSTRAINT instagram_dialogs_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT instagram_dialogs_pkey PRIMARY KEY (id)
);

CREATE TABLE instagram_revocations (
  member_id uuid NOT NULL,
  next_try_at timestamp(3) with time zone NOT NULL,
  ordered_at timestamp(3) with time zone NOT NULL,
  person_id text NOT NULL,
  sealed_token text NOT NULL,
  CONSTRAINT instagram_revocations_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT instagram_revocations_pkey PRIMARY KEY (person_id)
);

CREATE TABLE instagram_seen_requests (
  received_at timestamp(3) with time zone NOT NULL,
  request_key text NOT NULL,
  CONSTRAINT instagram_seen_requests_pkey PRIMARY KEY (request_key)
);

CREATE TABLE kept_records (
  keep_until timestamp(3) with time zone NOT NULL,
  kind text NOT NULL,
  member_id uuid NOT NULL,
  reason text NOT NULL,
  sealed_content text,
  CONSTRAINT kept_records_kind CHECK ((kind = ANY (ARRAY['payments'::text, 'consents'::text, 'access-records'::text, 'former-phone'::text]))),
  CONSTRAINT kept_records_member_id_account_deletions_member_id_fk FOREIGN KEY (member_id) REFERENCES account_deletions(member_id),
  CONSTRAINT kept_records_member_id_kind_pk PRIMARY KEY (member_id, kind)
);

CREATE TABLE layout_previews (
  asked_at timestamp(3) with time zone NOT NULL,
  edit_id uuid NOT NULL,
  key text NOT NULL,
  layout text NOT NULL,
  picture bytea,
  texts jsonb NOT NULL,
  CONSTRAINT layout_previews_edit_id_edits_id_fk FOREIGN KEY (edit_id) REFERENCES edits(id),
  CONSTRAINT layout_previews_edit_id_key_pk PRIMARY KEY (edit_id, key),
  CONSTRAINT layout_previews_layout CHECK ((layout = ANY (ARRAY['photo'::text, 'title'::text, 'price'::text, 'column'::text, 'band'::text, 'frame'::text, 'story'::text, 'quote'::text])))
);

CREATE TABLE limit_counters (
  count integer NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  scope text NOT NULL,
  subject text NOT NULL,
  CONSTRAINT limit_counters_scope_subject_pk PRIMARY KEY (scope, subject)
);

CREATE TABLE member_suspensions (
  member_id uuid NOT NULL,
  suspended_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT member_suspensions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT member_suspensions_pkey PRIMARY KEY (member_id)
);

CREATE TABLE members (
  avatar_url text,
  bio text,
  birthdate text,
  created_at timestamp(3) with time zone NOT NULL,
  document_key text,
  email text,
  former_phone_key text,
  id uuid NOT NULL,
  is_just_recreated boolean DEFAULT false NOT NULL,
  language text NOT NULL,
  last_name text,
  monthly_revenue text,
  name text,
  notifications jsonb DEFAULT '{"updates": true, "comments": true, "mentions": true, "newFeatures": true}'::jsonb NOT NULL,
  occupation_area text,
  phone text,
  provider_customer_id text,
  sealed_document text,
  search_text text GENERATED ALWAYS AS (lower(translate(regexp_replace(NORMALIZE(((((((COALESCE(name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(substr(phone, 2), ''::text)), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'øØłŁđĐıðÐħĦŧŦ'::text, 'oOlLdDidDhHtT'::text))) STORED,
  CONSTRAINT members_phone_is_e164 CHECK (((phone IS NULL) OR (phone ~ '^\+[1-9][0-9]{7,14}$'::text))),
  CONSTRAINT members_pkey PRIMARY KEY (id)
);

CREATE TABLE notices (
  created_at timestamp(3) with time zone NOT NULL,
  data jsonb NOT NULL,
  dismissed_at timestamp(3) with time zone,
  id uuid NOT NULL,
  key text NOT NULL,
  kind text NOT NULL,
  member_id uuid NOT NULL,
  CONSTRAINT notices_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT notices_pkey PRIMARY KEY (id)
);

CREATE TABLE payments (
  card_brand text,
  card_last_digits text,
  classification text,
  created_at timestamp(3) with time zone NOT NULL,
  due_on date NOT NULL,
  id uuid NOT NULL,
  listed_at timestamp(3) with time zone GENERATED ALWAYS AS (COALESCE(paid_at, ((due_on)::timestamp without time zone AT TIME ZONE 'America/Sao_Paulo'::text))) STORED NOT NULL,
  member_id uuid NOT NULL,
  paid_at timestamp(3) with time zone,
  paid_on date,
  provider_id text NOT NULL,
  provider_status text NOT NULL,
  provider_subscription_id text,
  refunded_at timestamp(3) with time zone,
  refunded_cents integer DEFAULT 0 NOT NULL,
  state text NOT NULL,
  subscription_id uuid NOT NULL,
  value_cents integer NOT NULL,
  CONSTRAINT payments_classification CHECK ((classification = ANY (ARRAY['buys'::text, 'double'::text, 'after_cancellation'::text, 'after_refund'::text, 'after_end'::text, 'in_doubt'::text]))),
  CONSTRAINT payments_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_state_known CHECK ((state = ANY (ARRAY['open'::text, 'review'::text, 'paid'::text, 'overdue'::text, 'refunding'::text, 'refunded'::text, 'disputed'::text, 'removed'::text, 'unknown'::text]))),
  CONSTRAINT payments_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
  CONSTRAINT payments_value CHECK (((value_cents >= 0) AND ((refunded_cents >= 0) AND (refunded_cents <= value_cents))))
);

CREATE TABLE payments_reconciliation_schedule (
  due_at timestamp(3) with time zone NOT NULL,
  name text NOT NULL,
  CONSTRAINT payments_reconciliation_schedule_pkey PRIMARY KEY (name)
);

CREATE TABLE payments_reconciliations (
  address text,
  details jsonb DEFAULT '[]'::jsonb NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  ended_at timestamp(3) with time zone,
  errors jsonb DEFAULT '[]'::jsonb NOT NULL,
  id uuid NOT NULL,
  last_read uuid,
  ordered_by uuid,
  payments_processed integer DEFAULT 0 NOT NULL,
  resumes_at timestamp(3) with time zone,
  started_at timestamp(3) with time zone NOT NULL,
  state text NOT NULL,
  subscriptions_fixed integer DEFAULT 0 NOT NULL,
  total integer NOT NULL,
  unread integer DEFAULT 0 NOT NULL,
  CONSTRAINT payments_reconciliations_pkey PRIMARY KEY (id),
  CONSTRAINT payments_reconciliations_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);

CREATE TABLE payments_request_counts (
  ends_at timestamp(3) with time zone NOT NULL,
  used integer NOT NULL,
  what text NOT NULL,
  who text NOT NULL,
  CONSTRAINT payments_request_counts_what_who_pk PRIMARY KEY (what, who)
);

CREATE TABLE payments_syncs (
  card_brand text,
  card_last_digits text,
  subscription_id uuid NOT NULL,
  sync_number bigint NOT NULL,
  synced_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT payments_syncs_pkey PRIMARY KEY (subscription_id),
  CONSTRAINT payments_syncs_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);

CREATE TABLE phone_guards (
  last_sent_at timestamp(3) with time zone,
  locked_until timestamp(3) with time zone,
  locks integer DEFAULT 0 NOT NULL,
  next_send_at timestamp(3) with time zone,
  phone text NOT NULL,
  sends integer DEFAULT 0 NOT NULL,
  wrong_at timestamp(3) with time zone[] DEFAULT '{}'::timestamp with time zone[] NOT NULL,
  CONSTRAINT phone_guards_pkey PRIMARY KEY (phone)
);

CREATE TABLE photos (
  bytes integer NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  delete_after timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  file_key text NOT NULL,
  height integer NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  preview_bytes integer DEFAULT 0 NOT NULL,
  preview_key text NOT NULL,
  view text,
  warnings jsonb NOT NULL,
  width integer NOT NULL,
  CONSTRAINT photos_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT photos_pkey PRIMARY KEY (id),
  CONSTRAINT photos_view CHECK ((view = ANY (ARRAY['front'::text, 'above'::text])))
);

CREATE TABLE provider_hours (
  answered integer NOT NULL,
  failed integer NOT NULL,
  hour timestamp(3) with time zone NOT NULL,
  last_answered_at timestamp(3) with time zone,
  last_failed_at timestamp(3) with time zone,
  last_fault text,
  provider text NOT NULL,
  CONSTRAINT provider_hours_counts CHECK (((answered >= 0) AND (failed >= 0))),
  CONSTRAINT provider_hours_provider_hour_pk PRIMARY KEY (provider, hour)
);

CREATE TABLE public_pictures (
  closes_at timestamp(3) with time zone NOT NULL,
  file_key text NOT NULL,
  id uuid NOT NULL,
  publication_id uuid NOT NULL,
  token_hash text NOT NULL,
  CONSTRAINT public_pictures_pkey PRIMARY KEY (id)
);

CREATE TABLE publications (
  account_id text NOT NULL,
  alt_text text,
  asked_at timestamp(3) with time zone,
  busy_until timestamp(3) with time zone,
  caption text NOT NULL,
  claim integer DEFAULT 0 NOT NULL,
  container_id text,
  container_state text,
  containers integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  edit_format text NOT NULL,
  edit_id uuid NOT NULL,
  error_code text,
  fit text NOT NULL,
  id uuid NOT NULL,
  idempotency_key text,
  is_ai_made boolean NOT NULL,
  is_edit_gone boolean DEFAULT false NOT NULL,
  item_ids text[] DEFAULT '{}'::text[] NOT NULL,
  items_state text,
  member_id uuid NOT NULL,
  next_step_at timestamp(3) with time zone,
  other_alt_texts text[] DEFAULT '{}'::text[] NOT NULL,
  other_edit_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  permalink text,
  person_key text,
  post_id text,
  published_at timestamp(3) with time zone,
  request_hash text NOT NULL,
  scheduled_at timestamp(3) with time zone,
  state text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  username text NOT NULL,
  waits_for text,
  CONSTRAINT publications_edit_id_edits_id_fk FOREIGN KEY (edit_id) REFERENCES edits(id),
  CONSTRAINT publications_failed_says_why CHECK (((state = 'failed'::text) = (error_code IS NOT NULL))),
  CONSTRAINT publications_fit CHECK ((fit = ANY (ARRAY['crop'::text, 'pad'::text]))),
  CONSTRAINT publications_items_state CHECK ((items_state = ANY (ARRAY['missing'::text, 'processing'::text, 'ready'::text]))),
  CONSTRAINT publications_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT publications_pkey PRIMARY KEY (id),
  CONSTRAINT publications_published_says_when CHECK (((state = 'published'::text) = (published_at IS NOT NULL))),
  CONSTRAINT publications_state CHECK ((state = ANY (ARRAY['scheduled'::text, 'preparing'::text, 'waiting'::text, 'publishing'::text, 'published'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT publications_waits_for CHECK ((waits_for = ANY (ARRAY['quota'::text, 'calls'::text, 'instagram'::text])))
);

CREATE TABLE refunds (
  amount_cents integer NOT NULL,
  completed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  failed_at timestamp(3) with time zone,
  failures integer DEFAULT 0 NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  pending_since timestamp(3) with time zone NOT NULL,
  protocol text NOT NULL,
  reason text NOT NULL,
  requested_by text NOT NULL,
  requested_in_sync bigint,
  status text NOT NULL,
  CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_requested_by CHECK ((requested_by = ANY (ARRAY['member'::text, 'admin'::text, 'deletion'::text, 'system'::text]))),
  CONSTRAINT refunds_status CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'completed'::text, 'failed'::text])))
);

CREATE TABLE sandbox_clock (
  id integer NOT NULL,
  moved_at timestamp with time zone DEFAULT now() NOT NULL,
  offset_ms bigint NOT NULL,
  CONSTRAINT sandbox_clock_pkey PRIMARY KEY (id)
);

CREATE TABLE sessions (
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  id uuid NOT NULL,
  last_seen_at timestamp(3) with time zone NOT NULL,
  member_id uuid NOT NULL,
  token_hash text NOT NULL,
  user_agent text,
  CONSTRAINT sessions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT sessions_pkey PRIMARY KEY (id)
);

CREATE TABLE sign_in_codes (
  code_hash text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  handed_over_at timestamp(3) with time zone,
  id uuid NOT NULL,
  ip_block text NOT NULL,
  language text NOT NULL,
  member_id uuid,
  phone text NOT NULL,
  purpose text NOT NULL,
  sealed_code text,
  sent_at timestamp(3) with time zone NOT NULL,
  wrong_tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT sign_in_codes_phone_purpose_pk PRIMARY KEY (phone, purpose)
);

CREATE TABLE sms_attempts (
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  reason text,
  reference text NOT NULL,
  status text NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  vendor text NOT NULL,
  vendor_message_id text,
  CONSTRAINT sms_attempts_reference_vendor_pk PRIMARY KEY (reference, vendor),
  CONSTRAINT sms_attempts_status CHECK ((status = ANY (ARRAY['sending'::text, 'unsent'::text, 'in_doubt'::text, 'accepted'::text, 'sent'::text, 'undelivered'::text, 'delivered'::text])))
);

CREATE TABLE subscriptions (
  cancel_requested_at timestamp(3) with time zone,
  charges jsonb DEFAULT '[]'::jsonb NOT NULL,
  coupon_code text,
  created_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  free_periods integer DEFAULT 0 NOT NULL,
  id uuid NOT NULL,
  is_charging boolean DEFAULT false NOT NULL,
  is_courtesy boolean DEFAULT false NOT NULL,
  member_id uuid NOT NULL,
  next_check_at timestamp(3) with time zone,
  provider_subscription_id text,
  purchase_begun_at timestamp(3) with time zone,
  refund_requested_at timestamp(3) with time zone,
  refused_at timestamp(3) with time zone,
  status text NOT NULL,
  CONSTRAINT subscriptions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_status CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'overdue'::text, 'suspended'::text, 'cancelled'::text, 'refunded'::text])))
);

CREATE TABLE trials (
  network_hash text,
  phone_hash text NOT NULL,
  photo_id uuid NOT NULL,
  taken_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT trials_pkey PRIMARY KEY (phone_hash)
);

CREATE TABLE upload_accounts (
  as_of timestamp(3) with time zone NOT NULL,
  member_id uuid NOT NULL,
  reserved_ms integer DEFAULT 0 NOT NULL,
  used_ms integer NOT NULL,
  CONSTRAINT upload_accounts_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members(id),
  CONSTRAINT upload_accounts_pkey PRIMARY KEY (member_id),
  CONSTRAINT upload_accounts_used CHECK ((used_ms >= 0))
);

CREATE TABLE webhook_events (
  event text NOT NULL,
  event_id text NOT NULL,
  object_id text,
  received_at timestamp(3) with time zone NOT NULL,
  synced_at timestamp(3) with time zone,
  vendor text NOT NULL,
  CONSTRAINT webhook_events_vendor_event_id_pk PRIMARY KEY (vendor, event_id)
);

CREATE TABLE activity_rest PARTITION OF activity DEFAULT;

CREATE TABLE allowance_entries_rest PARTITION OF allowance_entries DEFAULT;

CREATE TABLE chat_outgoing_rest PARTITION OF chat_outgoing DEFAULT;

CREATE INDEX account_deletions_next_check ON public.account_deletions USING btree (next_check_at);

CREATE INDEX activity_address ON ONLY public.activity USING btree (address, created_at, id) WHERE (address IS NOT NULL);

CREATE INDEX activity_administrator ON ONLY public.activity USING btree (actor_id, created_at, id) WHERE (actor_id IS NOT NULL);

CREATE INDEX activity_by_actor ON ONLY public.activity USING btree (actor, created_at, id);

CREATE INDEX activity_kind ON ONLY public.activity USING btree (kind, created_at, id);

CREATE INDEX activity_member ON ONLY public.activity USING btree (member_id, created_at, id);

CREATE INDEX activity_newest ON ONLY public.activity USING btree (created_at, id);

CREATE INDEX activity_said ON ONLY public.activity USING gin (search_text gin_trgm_ops) WHERE (search_text IS NOT NULL);

CREATE UNIQUE INDEX admin_tokens_hash ON public.admin_tokens USING btree (token_hash);

CREATE INDEX admin_tokens_session ON public.admin_tokens USING btree (session_id);

CREATE INDEX allowance_entries_member ON ONLY public.allowance_entries USING btree (member_id, id);

CREATE INDEX card_attempts_address ON public.card_attempts USING btree (address, created_at);

CREATE INDEX card_attempts_member ON public.card_attempts USING btree (member_id, created_at);

CREATE INDEX chat_incoming_asked ON public.chat_incoming USING btree (chat_id, asked_at) WHERE (asked_at IS NOT NULL);

CREATE INDEX chat_incoming_open ON public.chat_incoming USING btree (chat_id, sent_at, arrival) WHERE (handled_at IS NULL);

CREATE INDEX chat_incoming_received ON public.chat_incoming USING btree (received_at);

CREATE UNIQUE INDEX chat_link_codes_hash ON public.chat_link_codes USING btree (code_hash);

CREATE INDEX chat_orders_chat ON public.chat_orders USING btree (chat_id, ordered_at);

CREATE INDEX chat_orders_open ON public.chat_orders USING btree (ordered_at) WHERE (finished_at IS NULL);

CREATE INDEX chat_outgoing_attempted ON ONLY public.chat_outgoing USING btree (attempted_at);

CREATE INDEX chat_outgoing_due ON ONLY public.chat_outgoing USING btree (due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

CREATE INDEX chat_outgoing_edit ON ONLY public.chat_outgoing USING btree (edit_id) WHERE (edit_id IS NOT NULL);

CREATE INDEX chat_outgoing_member ON ONLY public.chat_outgoing USING btree (member_id, created_at);

CREATE INDEX chat_outgoing_network_id ON ONLY public.chat_outgoing USING btree (network_id);

CREATE INDEX chat_outgoing_open ON ONLY public.chat_outgoing USING btree (chat_id, "position") WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

CREATE INDEX chat_posts_chat ON public.chat_posts USING btree (chat_id);

CREATE INDEX chat_seen_events_seen ON public.chat_seen_events USING btree (seen_at);

CREATE INDEX chat_shown_codes_member ON public.chat_shown_codes USING btree (member_id, shown_at);

CREATE UNIQUE INDEX chat_thread_messages_once ON public.chat_thread_messages USING btree (thread_id, idempotency_key);

CREATE INDEX chat_thread_messages_thread ON public.chat_thread_messages USING btree (thread_id, "position");

CREATE INDEX chat_threads_due ON public.chat_threads USING btree (delete_after);

CREATE INDEX chat_threads_member ON public.chat_threads USING btree (member_id, opened_at);

CREATE UNIQUE INDEX chat_threads_open ON public.chat_threads USING btree (chat_id) WHERE (ended_at IS NULL);

CREATE INDEX chat_threads_waiting ON public.chat_threads USING btree (waiting_since) WHERE (waiting_since IS NOT NULL);

CREATE INDEX chat_wrong_codes_at ON public.chat_wrong_codes USING btree (typed_at);

CREATE INDEX chats_member ON public.chats USING btree (member_id);

CREATE UNIQUE INDEX chats_network_id ON public.chats USING btree (network_id);

CREATE UNIQUE INDEX chats_phone ON public.chats USING btree (phone_key);

CREATE INDEX chats_unknown_sender ON public.chats USING btree (last_message_at) WHERE (member_id IS NULL);

CREATE INDEX chats_wake ON public.chats USING btree (wake_at) WHERE (wake_at IS NOT NULL);

CREATE INDEX consents_member ON public.consents USING btree (member_id, created_at);

CREATE UNIQUE INDEX coupon_redemptions_document ON public.coupon_redemptions USING btree (code, document_key);

CREATE UNIQUE INDEX coupon_redemptions_member ON public.coupon_redemptions USING btree (code, member_id);

CREATE INDEX coupon_redemptions_newest ON public.coupon_redemptions USING btree (code, created_at, id);

CREATE INDEX cutouts_open ON public.cutouts USING btree (created_at) WHERE (state = 'working'::text);

CREATE INDEX cutouts_preview ON public.cutouts USING btree (preview_key);

CREATE INDEX cutouts_seen ON public.cutouts USING btree (seen_key);

CREATE INDEX data_exports_member ON public.data_exports USING btree (member_id, created_at);

CREATE INDEX draft_previews_asked ON public.draft_previews USING btree (asked_at);

CREATE INDEX edit_pictures_clean ON public.edit_pictures USING btree (clean_key);

CREATE INDEX edit_pictures_file ON public.edit_pictures USING btree (file_key);

CREATE INDEX edit_pictures_tile ON public.edit_pictures USING btree (tile_key);

CREATE INDEX edits_changing ON public.edits USING btree (change_asked_at) WHERE (change_asked_at IS NOT NULL);

CREATE INDEX edits_due ON public.edits USING btree (delete_after) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX edits_idempotency ON public.edits USING btree (member_id, idempotency_key);

CREATE INDEX edits_member ON public.edits USING btree (member_id, created_at, id);

CREATE UNIQUE INDEX edits_one_free_redo ON public.edits USING btree (root_id) WHERE (is_free AND (state <> 'failed'::text));

CREATE INDEX edits_open ON public.edits USING btree (created_at) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));

CREATE INDEX edits_photo ON public.edits USING btree (photo_id);

CREATE INDEX edits_watermarked ON public.edits USING btree (member_id) WHERE watermarked;

CREATE INDEX figure_moves_figure ON public.figure_moves USING btree (figure, day);

CREATE INDEX former_phones_key ON public.former_phones USING btree (phone_key);

CREATE INDEX instagram_connections_due ON public.instagram_connections USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);

CREATE UNIQUE INDEX instagram_connections_member ON public.instagram_connections USING btree (member_id);

CREATE INDEX instagram_connections_person ON public.instagram_connections USING btree (person_id);

CREATE INDEX instagram_deletions_age ON public.instagram_deletions USING btree (asked_at);

CREATE UNIQUE INDEX instagram_deletions_person ON public.instagram_deletions USING btree (person_key);

CREATE INDEX instagram_dialogs_age ON public.instagram_dialogs USING btree (created_at);

CREATE INDEX instagram_dialogs_member ON public.instagram_dialogs USING btree (member_id, created_at);

CREATE INDEX instagram_dialogs_person ON public.instagram_dialogs USING btree (person_id);

CREATE UNIQUE INDEX instagram_dialogs_state ON public.instagram_dialogs USING btree (state_hash);

CREATE INDEX instagram_dialogs_token ON public.instagram_dialogs USING btree (expires_at) WHERE (sealed_token IS NOT NULL);

CREATE INDEX instagram_revocations_due ON public.instagram_revocations USING btree (next_try_at);

CREATE INDEX instagram_seen_requests_age ON public.instagram_seen_requests USING btree (received_at);

CREATE INDEX kept_records_due ON public.kept_records USING btree (keep_until);

CREATE INDEX layout_previews_asked ON public.layout_previews USING btree (asked_at);

CREATE INDEX members_customer ON public.members USING btree (provider_customer_id);

CREATE INDEX members_document ON public.members USING btree (document_key);

CREATE INDEX members_former_phone ON public.members USING btree (former_phone_key);

CREATE INDEX members_newest ON public.members USING btree (created_at, id);

CREATE UNIQUE INDEX members_phone ON public.members USING btree (phone);

CREATE INDEX members_search ON public.members USING gin (search_text gin_trgm_ops);

CREATE UNIQUE INDEX notices_key ON public.notices USING btree (member_id, key);

CREATE INDEX notices_newest ON public.notices USING btree (member_id, created_at, id);

CREATE INDEX payments_member ON public.payments USING btree (member_id, listed_at, id);

CREATE INDEX payments_newest ON public.payments USING btree (listed_at, id);

CREATE UNIQUE INDEX payments_provider ON public.payments USING btree (provider_id);

CREATE INDEX payments_state ON public.payments USING btree (state, listed_at, id);

CREATE INDEX payments_subscription ON public.payments USING btree (subscription_id, due_on);

CREATE INDEX payments_reconciliations_newest ON public.payments_reconciliations USING btree (started_at, id);

CREATE UNIQUE INDEX payments_reconciliations_one ON public.payments_reconciliations USING btree (state) WHERE (state = 'running'::text);

CREATE INDEX payments_request_counts_ends ON public.payments_request_counts USING btree (ends_at);

CREATE INDEX photos_due ON public.photos USING btree (delete_after) WHERE (deleted_at IS NULL);

CREATE INDEX photos_file ON public.photos USING btree (file_key);

CREATE INDEX photos_member ON public.photos USING btree (member_id, created_at, id);

CREATE INDEX photos_preview ON public.photos USING btree (preview_key);

CREATE INDEX provider_hours_hour ON public.provider_hours USING btree (hour);

CREATE INDEX public_pictures_due ON public.public_pictures USING btree (closes_at);

CREATE INDEX public_pictures_publication ON public.public_pictures USING btree (publication_id);

CREATE UNIQUE INDEX public_pictures_token ON public.public_pictures USING btree (token_hash);

CREATE INDEX publications_calendar ON public.publications USING btree (member_id, COALESCE(published_at, due_at));

CREATE INDEX publications_due ON public.publications USING btree (next_step_at) WHERE (next_step_at IS NOT NULL);

CREATE INDEX publications_edit ON public.publications USING btree (edit_id);

CREATE UNIQUE INDEX publications_idempotency ON public.publications USING btree (member_id, idempotency_key);

CREATE INDEX publications_member ON public.publications USING btree (member_id, created_at, id);

CREATE UNIQUE INDEX publications_one_open ON public.publications USING btree (edit_id) WHERE (state = ANY (ARRAY['scheduled'::text, 'preparing'::text, 'waiting'::text, 'publishing'::text]));

CREATE INDEX publications_other_edits ON public.publications USING gin (other_edit_ids);

CREATE INDEX publications_person ON public.publications USING btree (person_key);

CREATE INDEX refunds_member ON public.refunds USING btree (member_id, created_at, id);

CREATE INDEX refunds_newest ON public.refunds USING btree (created_at, id);

CREATE UNIQUE INDEX refunds_once ON public.refunds USING btree (payment_id);

CREATE UNIQUE INDEX refunds_protocol ON public.refunds USING btree (protocol);

CREATE INDEX refunds_status_newest ON public.refunds USING btree (status, created_at, id);

CREATE INDEX sessions_member ON public.sessions USING btree (member_id, last_seen_at);

CREATE UNIQUE INDEX sessions_token_hash ON public.sessions USING btree (token_hash);

CREATE UNIQUE INDEX sign_in_codes_id ON public.sign_in_codes USING btree (id);

CREATE INDEX sms_attempts_created ON public.sms_attempts USING btree (created_at);

CREATE INDEX sms_attempts_message ON public.sms_attempts USING btree (vendor, vendor_message_id);

CREATE INDEX subscriptions_member ON public.subscriptions USING btree (member_id, created_at);

CREATE INDEX subscriptions_next_check ON public.subscriptions USING btree (next_check_at);

CREATE UNIQUE INDEX subscriptions_one_live ON public.subscriptions USING btree (member_id) WHERE (status = ANY (ARRAY['pending'::text, 'active'::text, 'overdue'::text, 'suspended'::text]));

CREATE UNIQUE INDEX subscriptions_provider ON public.subscriptions USING btree (provider_subscription_id);

CREATE INDEX subscriptions_to_stop ON public.subscriptions USING btree (id) WHERE is_charging;

CREATE INDEX trials_network ON public.trials USING btree (network_hash, taken_at);

CREATE INDEX webhook_events_newest ON public.webhook_events USING btree (received_at);

CREATE INDEX webhook_events_object ON public.webhook_events USING btree (object_id, received_at, event_id);

CREATE INDEX webhook_events_unsynced ON public.webhook_events USING btree (object_id) WHERE (synced_at IS NULL);

CREATE OR REPLACE FUNCTION public.activity_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('activity.retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the activity log is only ever added to';
END
$function$;

CREATE OR REPLACE FUNCTION public.allowance_entries_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	RAISE EXCEPTION 'the allowance ledger is only ever added to';
END
$function$;

CREATE OR REPLACE FUNCTION public.coupon_redemptions_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE coupons SET redemptions = redemptions + 1 WHERE code = NEW.code;
	RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.figure_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
	SELECT (moment AT TIME ZONE 'America/Sao_Paulo')::date
$function$;

CREATE OR REPLACE FUNCTION public.figures_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.figures_of(e edits)
 RETURNS TABLE(day date, figure text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
	SELECT figure_day(e.finished_at), 'edits', 1 WHERE e.state = 'done'
$function$;

CREATE OR REPLACE FUNCTION public.figures_of(m members)
 RETURNS TABLE(day date, figure text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
	SELECT figure_day(m.created_at), 'sign_ups', 1
$function$;

CREATE OR REPLACE FUNCTION public.figures_of(p payments)
 RETURNS TABLE(day date, figure text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
	SELECT figure_day(p.paid_at), 'received', p.value_cents::bigint WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(p.paid_at), 'payments', 1 WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(coalesce(p.refunded_at, p.paid_at)), 'returned', CASE WHEN p.refunded_at IS NULL THEN p.refunded_cents ELSE p.value_cents END WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(p.refunded_at), 'refunds', 1 WHERE p.paid_at IS NOT NULL AND p.refunded_at IS NOT NULL
$function$;

CREATE OR REPLACE FUNCTION public.figures_of(r refunds)
 RETURNS TABLE(day date, figure text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
	SELECT figure_day(r.created_at), 'refunds_open', 1 WHERE r.status IN ('pending', 'processing', 'failed')
$function$;

CREATE OR REPLACE FUNCTION public.figures_of(s subscriptions)
 RETURNS TABLE(day date, figure text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
	SELECT figure_day(s.created_at), 'plans_active', 1 WHERE s.status IN ('active', 'overdue')
$function$;

CREATE TRIGGER activity_keep_all BEFORE TRUNCATE ON public.activity FOR EACH STATEMENT EXECUTE FUNCTION activity_keep();

CREATE TRIGGER activity_keep_rows BEFORE DELETE OR UPDATE ON public.activity FOR EACH ROW EXECUTE FUNCTION activity_keep();

CREATE TRIGGER allowance_entries_keep_all BEFORE TRUNCATE ON public.allowance_entries FOR EACH STATEMENT EXECUTE FUNCTION allowance_entries_keep();

CREATE TRIGGER allowance_entries_keep_rows BEFORE DELETE OR UPDATE ON public.allowance_entries FOR EACH ROW EXECUTE FUNCTION allowance_entries_keep();

CREATE TRIGGER coupon_redemptions_count AFTER INSERT ON public.coupon_redemptions FOR EACH ROW EXECUTE FUNCTION coupon_redemptions_count();

CREATE TRIGGER edits_figures AFTER INSERT OR UPDATE OF state, finished_at ON public.edits FOR EACH ROW EXECUTE FUNCTION figures_move();

CREATE TRIGGER members_figures AFTER INSERT ON public.members FOR EACH ROW EXECUTE FUNCTION figures_move();

CREATE TRIGGER payments_figures AFTER INSERT OR UPDATE OF value_cents, refunded_cents, paid_at, refunded_at ON public.payments FOR EACH ROW EXECUTE FUNCTION figures_move();

CREATE TRIGGER refunds_figures AFTER INSERT OR UPDATE OF status ON public.refunds FOR EACH ROW EXECUTE FUNCTION figures_move();

CREATE TRIGGER subscriptions_figures AFTER INSERT OR UPDATE OF status ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION figures_move();
