import type { Oferta, PedidoDePreco } from '@balcao/contract/catalogo/oferta'
import type pg from 'pg'
import type { Pedir } from '#testes/pedir.ts'

export const CAMPINAS = 3509502
export const SANTOS = 3548500

export const chamadasDeOferta = (s: () => { pedir: Pedir }) => {
  const listar = (token: string, filtro: Record<string, string | number> = {}) => {
    const busca = new URLSearchParams(
      Object.fromEntries(Object.entries(filtro).map(([nome, valor]) => [nome, String(valor)])),
    )
    return s().pedir('GET', `/oferta?${busca}`, { token })
  }
  return {
    listar,
    ofertas: async (token: string, filtro: Record<string, string | number> = {}): Promise<Oferta[]> =>
      (await listar(token, filtro)).corpo.itens,
    nomes: async (token: string, filtro: Record<string, string | number> = {}) =>
      ((await listar(token, filtro)).corpo.itens as Oferta[]).map(({ nome }) => nome).sort(),
    preco: (token: string, pedido: Partial<PedidoDePreco> & { plano_id: string }) =>
      s().pedir('POST', '/oferta/preco', { token, corpo: { adicionais: [], promocoes: null, ...pedido } }),
  }
}

export type Tamanho = { planos: number; promocoes: number; cidades: { minimo: number; maximo: number } }

/**
 * A catalogue far larger than any provider's, created in SQL. Every third plan is sold in the whole country
 * and the others in a list of cities. Companies, channels, prices, resources and additionals are spread over
 * all of them.
 */
export const criarMassa = async (pool: pg.Pool, { planos, promocoes, cidades }: Tamanho) => {
  const cliente = await pool.connect()
  try {
    await cliente.query(`begin; set local statement_timeout = 0; ${SEM_CONFERIR}`)
    await cliente.query(CADASTROS)
    await cliente.query(PLANOS.replaceAll('$planos', String(planos)))
    await cliente.query(
      CIDADES.replaceAll('$minimo', String(cidades.minimo)).replaceAll('$maximo', String(cidades.maximo)),
    )
    await cliente.query(PROMOCOES.replaceAll('$promocoes', String(promocoes)))
    await cliente.query('commit; analyze')
  } finally {
    cliente.release()
  }
}

/** Only for a throw-away database: checking a million references takes far longer than writing them. */
const SEM_CONFERIR = ['plano', 'promocao']
  .flatMap((nome) => [`${nome}_id_${nome}_id`, 'codigo_ibge_municipio_codigo'].map((liga) => [nome, liga]))
  .map(([nome, liga]) => `alter table ${nome}_cidade drop constraint ${nome}_cidade_${liga}_fk`)
  .join(';')

const CADASTROS = `
  insert into empresa (id, cnpj, razao_social, nome_fantasia)
    select gen_random_uuid(), lpad(n::text, 14, '0'), 'Empresa ' || n, 'Empresa ' || n from generate_series(1, 5) n;
  insert into canal_venda (id, nome, tipo, anexos_obrigatorios, exige_aceite_digital, fora_do_estabelecimento,
      todas_empresas)
    select gen_random_uuid(), 'Canal ' || n, 'LOJA', '{}', false, false, true from generate_series(1, 10) n;
  insert into recurso (id, nome, icone, ordem)
    select gen_random_uuid(), 'Recurso ' || n, 'tabler:wifi', n from generate_series(1, 30) n;
  insert into adicional (id, nome, categoria, cobranca, valor, quantidade_maxima)
    select gen_random_uuid(), 'Adicional ' || n, 'WIFI', 'MENSAL', n * 100, 3 from generate_series(1, 40) n;
  insert into adicional_incompativel (menor_id, maior_id)
    select a.id, b.id from adicional a join adicional b on a.id < b.id where hashtext(a.nome || b.nome) % 10 = 0;`

const PLANOS = `
  insert into plano (id, codigo, nome, tecnologia, download_mbps, upload_mbps, tipos_pessoa, fidelidade_meses,
      beneficio_valor, vigencia_inicio, todas_empresas, todas_cidades, todos_canais, destaque, restrito)
    select gen_random_uuid(), 'MASSA-' || n, 'Plano ' || n, 'FIBRA', n, n, '{PF,PJ}', 12, 60000, '2026-01-01',
      n % 2 = 0, n % 3 = 0, n % 2 = 1, false, false from generate_series(1, $planos) n;
  insert into plano_preco (plano_id, a_partir_de, valor_mensal, taxa_instalacao)
    select id, '2026-01-01'::date + m * 30, 9990 + m, 15000 from plano cross join generate_series(0, 11) m;
  insert into plano_empresa (plano_id, empresa_id)
    select p.id, e.id from plano p cross join empresa e where not p.todas_empresas and hashtext(p.nome || e.cnpj) % 2 = 0;
  insert into plano_canal (plano_id, canal_venda_id)
    select p.id, c.id from plano p cross join canal_venda c where not p.todos_canais and hashtext(p.nome || c.nome) % 2 = 0;
  insert into plano_recurso (plano_id, recurso_id, ordem)
    select p.id, r.id, r.ordem from plano p cross join recurso r where hashtext(p.nome || r.nome) % 5 = 0;
  insert into plano_adicional (plano_id, adicional_id, obrigatorio, ordem)
    select p.id, a.id, false, 0 from plano p cross join adicional a where hashtext(p.nome || a.nome) % 5 = 0;`

const CIDADES = `
  insert into plano_cidade (plano_id, codigo_ibge)
    select p.id, m.codigo from plano p cross join (
      select codigo, row_number() over (order by codigo % 97, codigo) as lugar from municipio) m
    where not p.todas_cidades and m.lugar <= $minimo + abs(hashtext(p.nome)) % ($maximo - $minimo + 1);`

const PROMOCOES = `
  insert into promocao (id, nome, desconto_mensalidade, duracao_meses, vigencia_inicio, todos_planos, todos_canais,
      todas_cidades, cumulativa, prioridade)
    select gen_random_uuid(), 'Promoção ' || n, '{"tipo":"VALOR","valor":1000}', 3, '2026-01-01', n % 20 = 0,
      n % 2 = 0, n % 2 = 1, true, n % 10 from generate_series(1, $promocoes) n;
  insert into promocao_plano (promocao_id, plano_id)
    select q.id, p.id from promocao q cross join plano p where not q.todos_planos and hashtext(q.nome || p.nome) % 10 = 0;
  insert into promocao_canal (promocao_id, canal_venda_id)
    select q.id, c.id from promocao q cross join canal_venda c where not q.todos_canais and hashtext(q.nome || c.nome) % 2 = 0;
  insert into promocao_cidade (promocao_id, codigo_ibge)
    select q.id, m.codigo from promocao q cross join municipio m where not q.todas_cidades and m.codigo % 10 = 2;
  insert into promocao_adicional (promocao_id, adicional_id, obrigatorio, valor_promocional, meses, ordem)
    select q.id, a.id, false, 0, 3, 0 from promocao q cross join adicional a where hashtext(q.nome || a.nome) % 20 = 0;`
