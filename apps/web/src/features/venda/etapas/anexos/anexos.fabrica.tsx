import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import type { Permissao } from '@balcao/contract/base/permissao'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import type { CanalDaVenda, PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { type DadosDoRascunho, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { servidorDeAnexos } from '#aparelho/anexos/tus.fabrica.ts'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { queryClient } from '#consultas.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { AreaDeToasts } from '#ui/toast.tsx'
import { type RascunhoAberto, RascunhoContexto } from '../../rascunho/aberto.ts'
import { EtapaAnexos } from './EtapaAnexos.tsx'

export const umCanal = (parte: Partial<CanalDaVenda> = {}): CanalDaVenda => ({
  id: novoId(),
  nome: 'Televendas',
  tipo: 'TELEVENDAS',
  anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE'],
  exige_aceite_digital: false,
  fora_do_estabelecimento: true,
  roteiro_audio: null,
  empresas: null,
  ...parte,
})

export const TODOS_OS_FORMATOS = ['HEIC', 'JPEG', 'M4A', 'MP3', 'OGG', 'PDF', 'PNG', 'WAV', 'WEBM', 'WEBP']

const umPreparo = (canal: CanalDaVenda, anexos: Partial<PreparoDaVenda['anexos']>): PreparoDaVenda => ({
  hoje: '2026-11-16',
  empresas: [{ id: novoId(), nome: 'Fibra Norte' }],
  canais: [canal],
  canal_padrao: null,
  dias_vencimento: [5, 10],
  anexos: { mb_maximo: 15, tipos: TODOS_OS_FORMATOS, segundos_minimos_audio: 1, ...anexos },
  dias_do_rascunho: 30,
})

const ANEXAR: Permissao[] = tiposDeAnexo.map((tipo) => `REALIZAR_VENDA.${tipo}` as const)

const mimes: Record<string, string> = { pdf: 'application/pdf', webm: 'audio/webm', wav: 'audio/wav' }

type Enviado = { tipo: string; nome: string; tamanho: number; sha256?: string | undefined }
const umAnexo = ([id, { tipo, nome, tamanho, sha256 }]: [string, Enviado]) => ({
  // The ids carry the hour.
  ...{
    id,
    tipo,
    tamanho,
    nome,
    sha256,
    criado_em: id,
    mime: mimes[nome.split('.').at(-1) ?? ''] ?? 'image/jpeg',
  },
  ...{
    situacao: 'PRONTO',
    veredito: 'PENDENTE',
    atual: true,
    versao: 1,
    duracao_segundos: null,
    recusa: null,
  },
})

type Opcoes = {
  vendaId?: string
  canal?: CanalDaVenda | null
  anexos?: Partial<PreparoDaVenda['anexos']>
  permissoes?: Permissao[]
  dados?: Partial<DadosDoRascunho>
  noServidor?: Anexo[]
  esquema?: 'light' | 'dark'
}

type AbertaProps = {
  vendaId: string
  inicio: DadosDoRascunho
  atual: { mudar: (mudanca: Partial<DadosDoRascunho>) => void }
}

/** Stands in for the device: the draft lives as long as the test. */
function Aberta({ vendaId, inicio, atual }: AbertaProps) {
  const [dados, setDados] = useState(inicio)
  const [lido, anotarLido] = useState<RascunhoAberto['lido']>(null)
  useEffect(() => {
    atual.mudar = (mudanca) => setDados((antes) => ({ ...antes, ...mudanca }))
  }, [atual])
  const aberto = { id: vendaId, dados, consulta: null, anexos: [], lido, anotarLido }
  return (
    // The device layer may add to the draft what this step does not read.
    <RascunhoContexto value={aberto as unknown as RascunhoAberto}>
      <h1>Anexos</h1>
      <EtapaAnexos />
    </RascunhoContexto>
  )
}

/** Step 7 of a draft, with the server at the edge of `fetch`. */
export const montarEtapa = (opcoes: Opcoes = {}) => {
  const { vendaId = novoId(), permissoes = ANEXAR, dados, noServidor = [], esquema = 'light' } = opcoes
  const canal = opcoes.canal === undefined ? umCanal() : opcoes.canal
  const preparo = umPreparo(canal ?? umCanal(), opcoes.anexos ?? {})
  const outros = (pedido: string) => {
    if (pedido.endsWith('/venda/preparo')) return Response.json(preparo)
    if (pedido.endsWith(`/venda/${vendaId}/anexo`)) {
      const prontos = [...servidor.envios].filter(([, { pronto }]) => pronto)
      return Response.json([...noServidor, ...prontos.map(umAnexo)])
    }
    if (pedido.endsWith('/oferta'))
      return Response.json({ itens: [], total: 0, cursor: null, dia: '2026-11-16', canal_venda_id: null })
    const [, excluido] = /^DELETE .*\/anexo\/([^/]+)$/.exec(pedido) ?? []
    if (excluido) servidor.envios.delete(excluido)
    return excluido ? Response.json({}) : undefined
  }
  const servidor: ReturnType<typeof servidorDeAnexos> = servidorDeAnexos({ outros, vendaId })
  entrarCom(['REALIZAR_VENDA', ...permissoes])
  queryClient.clear()
  const atual = { mudar: (_: Partial<DadosDoRascunho>) => {} }
  const inicio = { ...RASCUNHO_VAZIO, ...(canal && { canal_venda_id: canal.id }), ...dados }
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const raiz = createRootRoute()
  const etapa = createRoute({
    getParentRoute: () => raiz,
    path: '/',
    component: () => <Aberta {...{ vendaId, inicio, atual }} />,
  })
  const outra = createRoute({
    getParentRoute: () => raiz,
    path: '/outra',
    component: () => <p>Outra página</p>,
  })
  const router = createRouter({ history, routeTree: raiz.addChildren([etapa, outra]) })
  montar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
      <AreaDeToasts />
    </QueryClientProvider>,
    esquema,
  )
  return {
    ...{ vendaId, servidor, history },
    mudar: (mudanca: Partial<DadosDoRascunho>) => atual.mudar(mudanca),
  }
}

/** A photo as a phone takes it: lying on its side, with a note of how to turn it. */
export const fotoDeitada = async (largura = 400, altura = 300, tipo = 'image/jpeg') => {
  const tela = new OffscreenCanvas(largura, altura)
  const pincel = tela.getContext('2d')
  if (!pincel) throw new Error('sem tela')
  pincel.fillStyle = '#c00'
  pincel.fillRect(0, 0, largura / 2, altura)
  pincel.fillStyle = '#00c'
  pincel.fillRect(largura / 2, 0, largura / 2, altura)
  return tela.convertToBlob({ type: tipo })
}

/** "Exif", and orientation 6: to be turned a quarter to the right. */
const EXIF_GIRADA = [
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
]

export const comExif = async (jpeg: Blob) => {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return new File([bytes.slice(0, 2), new Uint8Array(EXIF_GIRADA), bytes.slice(2)], 'IMG_0001.jpg')
}
