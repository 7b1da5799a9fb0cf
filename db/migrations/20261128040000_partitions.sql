-- The three tables that grow fastest are divided by month, by their time-ordered ids, so that a month can be dropped at once. Months are made by a sweep; until then everything is in the rest.
ALTER TABLE "activity" RENAME TO "activity_former";--> statement-breakpoint
CREATE TABLE "activity" (LIKE "activity_former" INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED INCLUDING STORAGE) PARTITION BY RANGE ("id");--> statement-breakpoint
CREATE TABLE "activity_rest" PARTITION OF "activity" DEFAULT;--> statement-breakpoint
INSERT INTO "activity" ("id", "kind", "actor", "member_id", "actor_id", "address", "user_agent", "detail", "before", "after", "created_at")
	SELECT "id", "kind", "actor", "member_id", "actor_id", "address", "user_agent", "detail", "before", "after", "created_at" FROM "activity_former";--> statement-breakpoint
DROP TABLE "activity_former";--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_pkey" PRIMARY KEY ("id");--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activity_member" ON "activity" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_administrator" ON "activity" USING btree ("actor_id","created_at","id") WHERE "actor_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_kind" ON "activity" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("actor","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_address" ON "activity" USING btree ("address","created_at","id") WHERE "address" is not null;--> statement-breakpoint
CREATE INDEX "activity_said" ON "activity" USING gin ("search_text" gin_trgm_ops) WHERE "search_text" is not null;--> statement-breakpoint
CREATE TRIGGER "activity_keep_rows" BEFORE UPDATE OR DELETE ON "activity" FOR EACH ROW EXECUTE FUNCTION "activity_keep"();--> statement-breakpoint
CREATE TRIGGER "activity_keep_all" BEFORE TRUNCATE ON "activity" FOR EACH STATEMENT EXECUTE FUNCTION "activity_keep"();--> statement-breakpoint
-- Each movement of an edit happens once: edit and movement are the key, and the edit's month is the movement's.
ALTER TABLE "allowance_entries" RENAME TO "allowance_entries_former";--> statement-breakpoint
CREATE TABLE "allowance_entries" (LIKE "allowance_entries_former" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("edit_id");--> statement-breakpoint
CREATE TABLE "allowance_entries_rest" PARTITION OF "allowance_entries" DEFAULT;--> statement-breakpoint
INSERT INTO "allowance_entries" ("id", "member_id", "period_starts_at", "edit_id", "kind", "created_at")
	SELECT "id", "member_id", "period_starts_at", "edit_id", "kind", "created_at" FROM "allowance_entries_former";--> statement-breakpoint
ALTER SEQUENCE "allowance_entries_id_seq" OWNED BY "allowance_entries"."id";--> statement-breakpoint
DROP TABLE "allowance_entries_former";--> statement-breakpoint
ALTER TABLE "allowance_entries" ADD CONSTRAINT "allowance_entries_pkey" PRIMARY KEY ("edit_id","kind");--> statement-breakpoint
CREATE INDEX "allowance_entries_member" ON "allowance_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE TRIGGER "allowance_entries_keep_rows" BEFORE UPDATE OR DELETE ON "allowance_entries" FOR EACH ROW EXECUTE FUNCTION "allowance_entries_keep"();--> statement-breakpoint
CREATE TRIGGER "allowance_entries_keep_all" BEFORE TRUNCATE ON "allowance_entries" FOR EACH STATEMENT EXECUTE FUNCTION "allowance_entries_keep"();--> statement-breakpoint
-- No unique index reaches over all months: the one result of an edit has an id derived from the edit's instead.
ALTER TABLE "chat_outgoing" RENAME TO "chat_outgoing_former";--> statement-breakpoint
CREATE TABLE "chat_outgoing" (LIKE "chat_outgoing_former" INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING IDENTITY) PARTITION BY RANGE ("id");--> statement-breakpoint
CREATE TABLE "chat_outgoing_rest" PARTITION OF "chat_outgoing" DEFAULT;--> statement-breakpoint
INSERT INTO "chat_outgoing" ("id", "chat_id", "member_id", "position", "purpose", "edit_id", "reply_to", "content", "form", "is_to_other_form", "state", "due_at", "attempts", "attempted_at", "network_id", "sent_at", "receipt", "failure", "is_template", "price_category", "is_billable", "created_at") OVERRIDING SYSTEM VALUE
	SELECT "id", "chat_id", "member_id", "position", "purpose", "edit_id", "reply_to", "content", "form", "is_to_other_form", "state", "due_at", "attempts", "attempted_at", "network_id", "sent_at", "receipt", "failure", "is_template", "price_category", "is_billable", "created_at" FROM "chat_outgoing_former";--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('chat_outgoing', 'position'), coalesce(max("position"), 0) + 1, false) FROM "chat_outgoing";--> statement-breakpoint
DROP TABLE "chat_outgoing_former";--> statement-breakpoint
ALTER TABLE "chat_outgoing" ADD CONSTRAINT "chat_outgoing_pkey" PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "chat_outgoing" ADD CONSTRAINT "chat_outgoing_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "chats"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "chat_outgoing_open" ON "chat_outgoing" USING btree ("chat_id","position") WHERE "state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "chat_outgoing_due" ON "chat_outgoing" USING btree ("due_at") WHERE "state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "chat_outgoing_network_id" ON "chat_outgoing" USING btree ("network_id");--> statement-breakpoint
CREATE INDEX "chat_outgoing_member" ON "chat_outgoing" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_outgoing_attempted" ON "chat_outgoing" USING btree ("attempted_at");--> statement-breakpoint
CREATE INDEX "chat_outgoing_edit" ON "chat_outgoing" USING btree ("edit_id") WHERE "edit_id" is not null;
