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
	"settled_at" timestamp (3) with time zone
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
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"network_id" text,
	"sent_at" timestamp (3) with time zone,
	"receipt" text,
	"failure" text,
	"price_category" text,
	"is_billable" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_outgoing_state" CHECK ("chat_outgoing"."state" in ('waiting', 'sending', 'sent', 'dropped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"phone_key" text,
	"network_id" text,
	"member_id" uuid,
	"is_linked_by_code" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"state" jsonb NOT NULL,
	"wake_at" timestamp (3) with time zone,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"paced_until" timestamp (3) with time zone,
	"link_lock" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chats_address" CHECK ("chats"."phone" is not null or "chats"."network_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "chat_incoming" ADD CONSTRAINT "chat_incoming_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_link_codes" ADD CONSTRAINT "chat_link_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_orders" ADD CONSTRAINT "chat_orders_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_outgoing" ADD CONSTRAINT "chat_outgoing_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_incoming_open" ON "chat_incoming" USING btree ("chat_id","sent_at","arrival") WHERE "chat_incoming"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "chat_incoming_received" ON "chat_incoming" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_link_codes_hash" ON "chat_link_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "chat_orders_chat" ON "chat_orders" USING btree ("chat_id","ordered_at");--> statement-breakpoint
CREATE INDEX "chat_orders_open" ON "chat_orders" USING btree ("ordered_at") WHERE "chat_orders"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "chat_outgoing_open" ON "chat_outgoing" USING btree ("chat_id","position") WHERE "chat_outgoing"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "chat_outgoing_due" ON "chat_outgoing" USING btree ("due_at") WHERE "chat_outgoing"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "chat_outgoing_network_id" ON "chat_outgoing" USING btree ("network_id");--> statement-breakpoint
CREATE INDEX "chat_outgoing_member" ON "chat_outgoing" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_outgoing_attempted" ON "chat_outgoing" USING btree ("attempted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_outgoing_once" ON "chat_outgoing" USING btree ("edit_id","purpose") WHERE "chat_outgoing"."purpose" in ('result', 'progress');--> statement-breakpoint
CREATE UNIQUE INDEX "chats_phone" ON "chats" USING btree ("phone_key");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_network_id" ON "chats" USING btree ("network_id");--> statement-breakpoint
CREATE INDEX "chats_member" ON "chats" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chats_wake" ON "chats" USING btree ("wake_at") WHERE "chats"."wake_at" is not null;--> statement-breakpoint
CREATE INDEX "chats_stranger" ON "chats" USING btree ("heard_at") WHERE "chats"."member_id" is null;