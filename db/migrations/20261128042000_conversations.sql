-- Conversations of members with a person: what was written is kept until some time after the end.
CREATE TABLE "chat_thread_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_thread_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"admin_id" uuid,
	"idempotency_key" text,
	"handed_over_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_thread_messages_author" CHECK ("chat_thread_messages"."author" in ('member', 'team', 'product')),
	CONSTRAINT "chat_thread_messages_kind" CHECK ("chat_thread_messages"."kind" in ('text', 'photo', 'other')),
	CONSTRAINT "chat_thread_messages_by" CHECK (("chat_thread_messages"."author" = 'team') = ("chat_thread_messages"."admin_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"delete_after" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_threads_ended" CHECK (("chat_threads"."ended_at" is null) = ("chat_threads"."ended_by" is null)),
	CONSTRAINT "chat_threads_ended_waits_not" CHECK ("chat_threads"."ended_at" is null or "chat_threads"."waiting_since" is null),
	CONSTRAINT "chat_threads_ended_by" CHECK ("chat_threads"."ended_by" in ('member', 'team', 'time'))
);
--> statement-breakpoint
ALTER TABLE "chat_thread_messages" ADD CONSTRAINT "chat_thread_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_thread_messages_thread" ON "chat_thread_messages" USING btree ("thread_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_thread_messages_once" ON "chat_thread_messages" USING btree ("thread_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_threads_open" ON "chat_threads" USING btree ("chat_id") WHERE "chat_threads"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "chat_threads_waiting" ON "chat_threads" USING btree ("waiting_since") WHERE "chat_threads"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_member" ON "chat_threads" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "chat_threads_due" ON "chat_threads" USING btree ("delete_after");