-- Keyed hashes of the phones that accounts had before their present or last one.
CREATE TABLE "former_phones" (
	"member_id" uuid NOT NULL,
	"phone_key" text NOT NULL,
	CONSTRAINT "former_phones_member_id_phone_key_pk" PRIMARY KEY("member_id","phone_key")
);
--> statement-breakpoint
ALTER TABLE "former_phones" ADD CONSTRAINT "former_phones_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_phones_key" ON "former_phones" USING btree ("phone_key");