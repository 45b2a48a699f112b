CREATE TABLE "kitchen_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kitchen_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "modifiers" ADD COLUMN "external_id" text;--> statement-breakpoint
CREATE INDEX "kitchen_outbox_by_restaurant" ON "kitchen_outbox" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE INDEX "kitchen_outbox_by_order" ON "kitchen_outbox" USING btree ("order_id");