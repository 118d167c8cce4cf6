-- What makes two addresses one door, however a person wrote them: "BL. B, APTO12" is "Apto 12 - Bloco B". To warn by: two
-- doors may come out alike ("Bloco N 12" and "Bloco 12"). In plpgsql and schema-qualified for the reasons of `sem_acento`.
create function chave_da_porta(cep text, numero text, complemento text) returns text
  language plpgsql immutable parallel safe
  as $$
  declare
    porta text := ',' || public.sem_acento(coalesce(complemento, ''));
  begin
    -- "1.347" is one number, and "S/N" is none.
    if numero ~ '\d' then
      porta := public.sem_acento(replace(numero, '.', '')) || porta;
    end if;
    -- Most doors are a house and its number.
    if porta ~ '^[1-9]\d*,$' then
      return cep || ' ' || rtrim(porta, ',');
    end if;
    -- "apto12", "apto n 12" and "apto 012" are "apto 12".
    porta := regexp_replace(porta, '([a-z])(?=\d)|(\d)(?=[a-z])', '\1\2 ', 'g');
    porta := regexp_replace(porta, '\m(?:n(?:o|ro|um|umero)? (?=\d)|0+(?=\d))', '', 'g');
    -- "3o andar" is "andar 3".
    porta := regexp_replace(porta, '\m(\d+)(?: [ao] andar| andar(?! \d))\M', 'andar \1', 'g');
    -- A part begins with its word.
    porta := regexp_replace(porta, '\m(?:apartamento|apart|apto|apt|ap)\M', ',ap', 'g');
    porta := regexp_replace(porta, '\m(?:bloco|bl)\M', ',bl', 'g');
    porta := regexp_replace(porta, '\m(?:casa|cs)\M', ',cs', 'g');
    porta := regexp_replace(porta, '\m(?:sala|sl)\M', ',sl', 'g');
    porta := regexp_replace(porta, '\m(?:lote|lt)\M', ',lt', 'g');
    porta := regexp_replace(porta, '\m(?:quadra|qd)\M', ',qd', 'g');
    porta := regexp_replace(porta, '\m(?:torre|tr)\M', ',tr', 'g');
    porta := regexp_replace(porta, '\mandar\M', ',andar', 'g');
    -- In one order: some write the block first, others the flat.
    return cep || (
      select coalesce(string_agg(' ' || parte, ',' order by parte collate "C"), '')
      from string_to_table(porta, ',') escrita, btrim(escrita) parte
      where parte <> '');
  end
  $$;--> statement-breakpoint
CREATE INDEX "cliente_endereco_porta" ON "cliente_endereco" USING btree (chave_da_porta("cep", "numero", "complemento"));--> statement-breakpoint
-- Or PostgreSQL would know nothing of the new expression until the next autovacuum.
analyze cliente_endereco;
