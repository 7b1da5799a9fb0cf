-- One person has once what is given once: a customer at the provider, a coupon for each CPF, a request that Meta signed.
CREATE TABLE "customer_leases" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instagram_heard" (
	"request_key" text PRIMARY KEY NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "given_documents" (
	"member_id" uuid NOT NULL,
	"document_key" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "given_documents_member_id_document_key_pk" PRIMARY KEY("member_id","document_key")
);
--> statement-breakpoint
ALTER TABLE "customer_leases" ADD CONSTRAINT "customer_leases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_documents" ADD CONSTRAINT "given_documents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instagram_heard_age" ON "instagram_heard" USING btree ("heard_at");