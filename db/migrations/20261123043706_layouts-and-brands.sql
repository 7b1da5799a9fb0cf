-- Small pictures of finished edits with layouts, gone after a day, and what every post of a member has in common.
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
ALTER TABLE "brands" ADD CONSTRAINT "brands_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_previews" ADD CONSTRAINT "layout_previews_edit_id_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "layout_previews_asked" ON "layout_previews" USING btree ("asked_at");