-- The part of an account of uploads that is only set aside: whoever has to wait for it is told seconds, not minutes.
ALTER TABLE "upload_accounts" ADD COLUMN "reserved_ms" integer DEFAULT 0 NOT NULL;