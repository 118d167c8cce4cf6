import path from 'node:path'
import { pastaDoSocket } from '../../apps/api/src/infra/db/postgres/socket.ts'
import { RASCUNHO_VAZIO } from '../../packages/contract/src/vendas/rascunho.ts'
import { comCliente } from '../banco/postgres.ts'
import { QUEM_TEM_RASCUNHOS } from '../tela/percorrer.ts'

const QUANTOS = 500

/** The plan with the most promotions, 500 times and sold everywhere. */
const MODELO =
  '(select plano_id from promocao_plano group by plano_id order by count(*) desc, plano_id limit 1)'

const PLANOS = `
  insert into plano (id, codigo, nome, tecnologia, download_mbps, upload_mbps, tipos_pessoa, fidelidade_meses,
      beneficio_valor, vigencia_inicio, todas_empresas, todas_cidades, todos_canais, destaque, restrito)
    select gen_random_uuid(), 'MASSA-' || n, 'Plano ' || n, 'FIBRA', n, n, '{PF,PJ}', 12, 60000, '2026-01-01', true,
      true, true, false, false from generate_series(1, ${QUANTOS}) n`

const DO_PLANO = ['plano_preco', 'plano_recurso', 'plano_adicional', 'promocao_plano']
const copiar = (tabela: string) => `
  insert into ${tabela} select (jsonb_populate_record(t, jsonb_build_object('plano_id', novo.id))).*
    from ${tabela} t, plano novo where novo.codigo like 'MASSA-%' and t.plano_id = ${MODELO}`

const RASCUNHOS = `
  insert into rascunho (id, usuario_id, dados, etapa, dispositivo)
  select gen_random_uuid(), id, jsonb_set($2, '{cliente,nome}', to_jsonb('Maria da Silva ' || n)), 'plano', 'Chrome no Android'
  from usuario, generate_series(1, ${QUANTOS}) n where email = $1`

/** A demo of which a seller sees 500 plans in every city, and one of them has begun 500 sales. */
export const encherDemonstracao = async (pasta: string) => {
  const host = await pastaDoSocket(path.resolve(pasta, 'postgres'))
  await comCliente({ host, port: 5432, user: 'balcao', database: 'balcao' }, async (cliente) => {
    await cliente.query(PLANOS)
    for (const tabela of DO_PLANO) await cliente.query(copiar(tabela))
    await cliente.query(RASCUNHOS, [QUEM_TEM_RASCUNHOS, RASCUNHO_VAZIO])
  })
}
