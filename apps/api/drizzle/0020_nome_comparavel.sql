-- What makes two names one: accents, case and what shows as nothing or as a space. Unlike `sem_acento`, which is for searching,
-- it keeps the punctuation: "Disney" and "Disney+" are two. Names that differed for `sem_acento` differ here, so no unique index
-- on it can fail for what is stored already.
create function nome_comparavel(texto text) returns text
  language plpgsql immutable strict parallel safe
  as $$
  begin
    return btrim(regexp_replace(
      public.minusculas_sem_acento(texto), '[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]+', ' ', 'g'));
  end
  $$;
