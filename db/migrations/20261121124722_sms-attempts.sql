-- Every try at a short message is on record before it is made, and vendors report on it.
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
CREATE INDEX "sms_attempts_message" ON "sms_attempts" USING btree ("vendor","vendor_message_id");--> statement-breakpoint
CREATE INDEX "sms_attempts_created" ON "sms_attempts" USING btree ("created_at");