export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/**
 * The tables and functions of the API. Insert and Update list only what the database
 * accepts from a browser; the rest is set or refused by its triggers.
 */
export type Database = {
  public: {
    Tables: {
      profiles: {
        Row: {
          id: string;
          first_name: string | null;
          last_name: string | null;
          /** A day, YYYY-MM-DD. */
          date_of_birth: string | null;
          phone_number: string | null;
          country: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          first_name?: string | null;
          last_name?: null;
          date_of_birth?: string | null;
          phone_number?: string | null;
          country?: string | null;
        };
        Relationships: [];
      };
      chat_messages: {
        Row: {
          id: string;
          user_id: string;
          sender: string;
          content: string;
          timestamp: string;
          citations: Json;
          origin: string | null;
          reply_to: string | null;
          stopped: boolean;
          reply_parts: Json;
        };
        Insert: { id?: string; user_id: string; sender?: "user"; content: string };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "chat_messages_reply_to_fkey";
            columns: ["reply_to"];
            isOneToOne: true;
            referencedRelation: "chat_messages";
            referencedColumns: ["id"];
          },
        ];
      };
      answer_ratings: {
        Row: {
          message_id: string;
          user_id: string;
          rating: string;
          reason: string | null;
          shared_question: string | null;
          shared_answer: string | null;
          rated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "answer_ratings_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: true;
            referencedRelation: "chat_messages";
            referencedColumns: ["id"];
          },
        ];
      };
      visitors: {
        Row: { id: string; name: string; email: string; created_at: string };
        Insert: { name: string; email: string };
        Update: Record<string, never>;
        Relationships: [];
      };
      consents: {
        Row: {
          id: string;
          user_id: string;
          kind: string;
          version: string;
          given_at: string;
          withdrawn_at: string | null;
          /** Who was to receive her words besides us; null for nobody. */
          receiver: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Views: { [name in never]: never };
    Functions: {
      give_consent: { Args: { kind: string; receiver?: string | null }; Returns: undefined };
      set_companion_receiver: { Args: { receiver: string | null }; Returns: undefined };
      withdraw_consent: { Args: { kind: string }; Returns: undefined };
      has_consent: { Args: { kind: string }; Returns: boolean };
      begin_chat_turn: {
        Args: { message_id: string; content: string; receiver: string | null };
        Returns: Json;
      };
      finish_chat_turn: {
        Args: {
          owner_id: string;
          message_id: string;
          reply_content: string;
          reply_citations: Json;
          reply_origin: string;
          reply_is_partial?: boolean;
          reply_parts?: Json;
        };
        Returns: Json;
      };
      stop_chat_turn: { Args: { message_id: string; shown_length: number }; Returns: undefined };
      chat_turn_is_stopped: { Args: { owner_id: string; message_id: string }; Returns: boolean };
      rate_answer: {
        Args: {
          message_id: string;
          rating: string;
          reason?: string | null;
          shares_words?: boolean;
        };
        Returns: undefined;
      };
      begin_image_reading: { Args: { receiver: string | null }; Returns: undefined };
      search_my_messages: {
        Args: { words: string; before_time?: string; before_id?: string };
        Returns: Json;
      };
      export_my_data: { Args: never; Returns: Json };
      delete_my_account: { Args: never; Returns: undefined };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
