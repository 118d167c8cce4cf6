import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { somarMeses } from '@balcao/contract/valores/dia'
import { inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { resumoDe } from '#infra/resumo.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'
import type { Passo } from './caminho-da-venda.ts'
import { criarCongelador, type IdsDaOferta } from './congelar.ts'
import { devolucaoPor } from './defeitos.ts'
import { diaDe } from './dia.ts'
import type { Arquivos } from './gravar-documentos.ts'
import { inserir } from './inserir.ts'
import { type Alguem, linhaDaVenda } from './linha-da-venda.ts'
import { criarSorte } from './sorte.ts'
import type { VendaDaDemo } from './vendas.ts'

/** `arquivos`: of each sale, in the same order. */
type Partes = { ids: IdsDaOferta; arquivos: Arquivos[]; analista: Alguem }
type Gravada = VendaDaDemo & { linha: ReturnType<typeof linhaDaVenda> }

/** As if they had been made over the years: one statement per table. */
export const gravarVendas = async (
  contexto: Contexto,
  vendas: VendaDaDemo[],
  { ids, arquivos, analista }: Partes,
) => {
  const { db } = contexto
  const sorte = criarSorte(20_261_117)
  const cidades = await cidadesDe(db, vendas)
  const congelar = await criarCongelador(contexto, ids)
  const gravadas: Gravada[] = []
  for (const vendida of vendas) {
    const [endereco] = vendida.cliente.enderecos
    const cidade = cidades.get(endereco?.codigo_ibge ?? 0)
    if (!endereco || !cidade) throw new Error('um cliente da demonstração sem endereço')
    const vendido = await congelar(vendida, endereco.codigo_ibge)
    gravadas.push({
      ...vendida,
      linha: linhaDaVenda(vendida, { endereco, cidade }, vendido, analista, sorte),
    })
  }
  await inserir(
    db,
    'venda',
    gravadas.map(({ linha }) => linha),
  )
  await inserir(
    db,
    'venda_historico',
    gravadas.flatMap((gravada) => historicoDe(gravada, analista)),
  )
  await inserir(db, 'cliente_plano', gravadas.flatMap(contratoDe))
  await gravarUsos(db, gravadas)
  await inserir(
    db,
    'anexo',
    gravadas.flatMap((gravada, i) => anexosDe(gravada, arquivos[i])),
  )
}

const cidadesDe = async (db: Db, vendas: VendaDaDemo[]) => {
  const codigos = vendas.flatMap(({ cliente }) => cliente.enderecos.map(({ codigo_ibge }) => codigo_ibge))
  const linhas = await db
    .select({ codigo: municipio.codigo, nome: municipio.nome, uf: municipio.uf })
    .from(municipio)
    .where(inArray(municipio.codigo, [...new Set(codigos)]))
  return new Map(linhas.map((linha) => [linha.codigo, linha]))
}

const historicoDe = ({ linha, passos, vendedor, cliente }: Gravada, analista: Alguem) =>
  passos.map(({ autor, ...passo }) => ({
    id: v7({ msecs: passo.em.getTime() }),
    venda_id: linha.id,
    ...passo,
    ...quemFez(autor, { vendedor, analista, cliente: cliente.dados.nome }),
  }))

type Envolvidos = { vendedor: Alguem; analista: Alguem; cliente: string }

const quemFez = (autor: Passo['autor'], { vendedor, analista, cliente }: Envolvidos) => {
  if (autor === 'SISTEMA') return { autor, autor_id: null, quem: null }
  if (autor === 'ASSINANTE') return { autor, autor_id: null, quem: cliente }
  const { id, nome } = autor === 'VENDEDOR' ? vendedor : analista
  return { autor: 'PESSOA', autor_id: id, quem: nome }
}

/** Approval makes a contract; the installation starts it. Since then it has gone as the client has. */
const contratoDe = ({ linha, passos, cliente }: Gravada) => {
  const aprovada = passos.find(({ acao }) => acao === 'aprovar')
  if (!aprovada) return []
  const concluida = passos.find(({ acao }) => acao === 'concluir')
  const desde = concluida ? diaDe(concluida.em) : null
  const meses = linha.oferta.plano.fidelidade_meses
  const cancelado = concluida && cliente.dados.situacao === 'CANCELADO'
  return [
    {
      id: v7(),
      venda_id: linha.id,
      cliente_id: linha.cliente_id,
      endereco_id: linha.endereco_id,
      plano_nome: linha.plano_nome,
      mensalidade: linha.mensalidade,
      situacao: concluida ? cliente.dados.situacao : 'AGUARDANDO_INSTALACAO',
      ativo_desde: desde,
      fidelidade_ate: desde && meses ? somarMeses(desde, meses) : null,
      numero_de_serie: concluida ? `ONU-${linha.id.slice(-8).toUpperCase()}` : null,
      cliente_antes: concluida ? 'PROSPECTO' : null,
      cancelado_em: cancelado ? new Date() : null,
      motivo: cancelado ? 'Mudança para fora da área' : null,
      criado_em: aprovada.em,
      atualizado_em: concluida?.em ?? aprovada.em,
      versao: concluida ? 2 : 1,
    },
  ]
}

const gravarUsos = async (db: Db, gravadas: Gravada[]) => {
  await inserir(
    db,
    'promocao_uso',
    gravadas.flatMap(({ linha }) =>
      linha.oferta.promocoes.map(({ id }) => ({
        promocao_id: id,
        venda_id: linha.id,
        documento: linha.cliente.cpf_cnpj,
        vendedor_id: linha.vendedor_id,
        usado_em: linha.criado_em,
      })),
    ),
  )
  await db.execute(sql`
    update promocao set usos = u.quantos
    from (select promocao_id, count(*)::integer as quantos from promocao_uso group by promocao_id) u
    where u.promocao_id = promocao.id`)
}

const NOMES: Record<TipoAnexo, string> = {
  DOCUMENTO_FRENTE: 'frente.jpg',
  DOCUMENTO_VERSO: 'verso.jpg',
  COMPROVANTE_ENDERECO: 'conta-de-luz.jpg',
  AUDIO_ACEITE: 'aceite.wav',
  COMPROVANTE_VENDA: 'visita.jpg',
}

/** Many share the few drawn files. Each has a hash of its own, or the analyst would be warned of every one of them. */
const anexosDe = ({ linha, passos, ultimo, vendedor }: Gravada, arquivos: Arquivos | undefined) => {
  if (!arquivos) throw new Error('a demonstração não desenhou documentos')
  const aprovada = passos.some(({ acao }) => acao === 'aprovar')
  const devolucao = devolucaoPor(ultimo.motivo)
  return linha.oferta.canal.anexos_obrigatorios.map((tipo) => {
    const rejeitado = devolucao?.defeito?.tipo === tipo
    const sha256 = resumoDe([linha.id, tipo])
    return {
      id: v7(),
      venda_id: linha.id,
      tipo,
      versao: 1,
      nome: NOMES[tipo],
      arquivo_id: arquivos[tipo].id,
      sha256,
      sha256_guardado: sha256,
      duracao_ms: arquivos[tipo].duracao_ms,
      situacao: 'PRONTO',
      veredito: rejeitado ? 'REJEITADO' : aprovada ? 'APROVADO' : 'PENDENTE',
      motivo: rejeitado ? devolucao.doAnexo : null,
      usuario_id: vendedor.id,
      usuario_nome: vendedor.nome,
      criado_em: linha.criado_em,
    }
  })
}
