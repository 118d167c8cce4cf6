import type { Oferta } from '@balcao/contract/catalogo/oferta'
import type { CidadesDoEstado, Etiqueta } from '@balcao/contract/catalogo/oferta-etiqueta'
import { NADA_ESCOLHIDO, noLugar, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { indicesDeReajuste } from '@balcao/contract/provedor/configuracao-operacao'
import { estados } from '@balcao/contract/provedor/estados'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { lugar, porForma, prepararJuntas } from '#infra/db/juntas.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { type Alcance, canaisEmUso, empresasQueVendem } from './condicoes.ts'
import { type Criterios, criteriosDe } from './criterios.ts'
import { ofertaPara } from './oferta.queries.ts'

/** The label has to fit on a sheet of paper, so for a state with more cities the rest is a number. */
const NOMES_POR_ESTADO = 12

/** The label of an offer that can be sold. Other plans have none. */
export const etiquetaDa = async (
  db: Db,
  quem: Pessoa,
  id: string,
  pedido: Omit<Criterios, 'dia'>,
): Promise<Etiqueta> => {
  const criterios = await criteriosDe(db, quem, pedido)
  const oferta = await ofertaPara(db, quem, criterios, id)
  if (!oferta) throw naoEncontrado()
  const partes = await partesDaEtiqueta(db, quem, criterios, id)
  return etiquetaDaOferta({ criterios, oferta }, partes, await lerConfiguracao(db))
}

/** What the label of a plan says besides the offer. */
export const partesDaEtiqueta = (db: Db, { empresas }: Pessoa, criterios: Criterios, plano_id: string) => {
  const pedido = { ...criterios, empresas }
  return lerPartes(pedido)(db, { ...pedido, plano_id })
}

/** The label of an offer that has just been read. */
export const etiquetaDaOferta = (
  { criterios, oferta }: { criterios: Criterios; oferta: Oferta },
  { cidades, canais, empresas }: Awaited<ReturnType<typeof partesDaEtiqueta>>,
  { marca, email_suporte, indice_reajuste }: Configuracao,
): Etiqueta => {
  const { recursos, ...plano } = oferta
  const { preco, promocoes, adicionais } = precoDaOferta(
    noLugar(oferta, criterios),
    criterios.dia,
    NADA_ESCOLHIDO,
  )
  return {
    dia: criterios.dia,
    plano,
    recursos: recursos.map(({ nome }) => nome),
    adicionais,
    preco,
    promocoes,
    cidades: plano.todas_cidades ? null : cidades.map(comoTodas),
    canais: plano.todos_canais ? null : canais.map(({ nome }) => nome),
    indice_reajuste: indicesDeReajuste[indice_reajuste],
    provedor: { marca, email_suporte },
    empresas,
  }
}

const lerPartes = porForma(({ empresas, ...criterios }: Alcance & Criterios) => {
  const id = lugar<string>('plano_id')
  return prepararJuntas({
    cidades: cidadesPorEstado(id),
    canais: nomesDosCanais({ empresas }, id),
    empresas: empresasDaOferta({ empresas }, criterios, id),
  })
})

const cidadesPorEstado = (id: string) => sql<Omit<CidadesDoEstado, 'todas'>>`
  select m.uf, count(*)::integer as quantidade,
    (array_agg(m.nome order by m.nome collate "pt-BR-x-icu"))[1:${sql.raw(String(NOMES_POR_ESTADO))}] as nomes
  from plano_cidade l join municipio m on m.codigo = l.codigo_ibge
  where l.plano_id = ${id} group by m.uf order by count(*) desc, m.uf`

const comoTodas = (linha: Omit<CidadesDoEstado, 'todas'>) => ({
  ...linha,
  todas: estados.some(({ sigla, cidades }) => sigla === linha.uf && cidades === linha.quantidade),
})

const nomesDosCanais = (quem: Alcance, id: string) => sql<{ nome: string }>`
  select c.nome from plano_canal l join canal_venda c on c.id = l.canal_venda_id
  where l.plano_id = ${id} and c.id in (${canaisEmUso(quem)}) order by c.nome collate "pt-BR-x-icu"`

/** The companies that answer for the offer: those that sell it and that this person reaches. */
const empresasDaOferta = (quem: Alcance, criterios: Criterios, id: string) => sql<
  Etiqueta['empresas'][number]
>`
  select empresa.razao_social, empresa.nome_fantasia, empresa.cnpj, empresa.telefone, empresa.email
  from empresa join plano on plano.id = ${id}
  where empresa.id in (${empresasQueVendem(quem, criterios)}) and (plano.todas_empresas or exists (
    select 1 from plano_empresa l where l.plano_id = plano.id and l.empresa_id = empresa.id))
  order by empresa.nome_fantasia collate "pt-BR-x-icu"`
