import type { Permissao } from '@balcao/contract/base/permissao'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { aguardar, servidorDeAnexos } from '#aparelho/anexos/tus.fabrica.ts'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { queryClient } from '#consultas.ts'
import { umAnexoDaVenda } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { AreaDeToasts } from '#ui/toast.tsx'
import { CuidarDoAnexo } from './CuidarDoAnexo.tsx'
import { documentosDe } from './documentos.ts'

const REGRAS = { mb_maximo: 15, tipos: ['JPEG', 'PNG', 'PDF'], segundos_minimos_audio: 1 }
const botao = (name: string) => page.getByRole('button', { name, exact: true })
const pdf = new File(['%PDF-1.7 um documento'], 'rg.pdf', { type: 'application/pdf' })

type Opcoes = { permissoes: Permissao[]; anexos?: Anexo[]; esquema?: 'light' | 'dark'; deOutro?: boolean }

/** The front of the document, as somebody with these permissions sees it on a sale in analysis. */
const abrir = ({ permissoes, anexos = [], esquema = 'light', deOutro = false }: Opcoes) => {
  const vendaId = novoId()
  const outros = (pedido: string) => {
    if (pedido.endsWith('/anexo/regras')) return Response.json(REGRAS)
    if (pedido.endsWith(`/venda/${vendaId}/anexo`))
      return Response.json([
        ...[...servidor.envios]
          .filter(([, { pronto }]) => pronto)
          .map(([id, { tipo }]) => umAnexoDaVenda({ id, venda_id: vendaId, tipo: tipo as Anexo['tipo'] })),
        ...anexos,
      ])
    if (/^DELETE .*\/anexo\/[^/]+$/.test(pedido)) return Response.json({})
    return undefined
  }
  const servidor: ReturnType<typeof servidorDeAnexos> = servidorDeAnexos({ outros, vendaId })
  entrarCom(['LISTAR.TODAS_VENDAS', ...permissoes])
  queryClient.clear()
  const [frente] = documentosDe(anexos, { obrigatorios: ['DOCUMENTO_FRENTE'], comVagos: false })
  if (!frente) throw new Error('sem documento')
  montar(
    <QueryClientProvider client={queryClient}>
      <CuidarDoAnexo
        alvo={{ vendaId, situacao: 'EM_ANALISE', propria: false }}
        documento={frente}
        deOutro={deOutro}
      />
      <AreaDeToasts />
    </QueryClientProvider>,
    esquema,
  )
  return servidor
}

beforeEach(() => page.viewport(1440, 900))

test('o que outra pessoa está para decidir não se troca nem se remove sem assumir a venda', async () => {
  const permissoes: Permissao[] = ['EDITAR.ANEXO', 'EXCLUIR.ANEXO']
  abrir({ permissoes, anexos: [umAnexoDaVenda()], deOutro: true })
  for (const nome of ['Substituir', 'Remover'])
    await expect.element(botao(nome)).toHaveAccessibleDescription(/assuma-a antes/)
})

test('quem só olha abre as versões anteriores, com o que se disse delas, e não mexe em nada', async () => {
  abrir({
    permissoes: [],
    anexos: [
      umAnexoDaVenda({ versao: 3 }),
      umAnexoDaVenda({ versao: 2, atual: false }),
      umAnexoDaVenda({ versao: 1, atual: false, veredito: 'REJEITADO', motivo: 'Foto tremida' }),
    ],
  })
  await userEvent.click(page.getByText('2 versões anteriores'))
  await expect.element(page.getByText(/^Versão 1, enviada/)).toBeVisible()
  await expect.element(page.getByText('Rejeitado: “Foto tremida”')).toBeVisible()
  expect(page.getByText('Em conferência').query()).toBeNull()
  await expect.element(botao('Ver').first()).toBeVisible()
  expect(page.getByRole('button', { name: /Substituir|Anexar|Remover/ }).query()).toBeNull()
})

test('o que falta é anexado ali mesmo; o formato errado é dito antes de enviar', async () => {
  const servidor = abrir({ permissoes: ['CRIAR.ANEXO'] })
  await userEvent.click(botao('Anexar'))
  const dialogo = page.getByRole('dialog', { name: 'Anexar: frente do documento' })
  const escolher = dialogo.getByLabelText(/^Escolher arquivo:/)
  await userEvent.upload(escolher, new File(['nada'], 'nota.txt'))
  await expect.element(dialogo.getByText(/não é de um tipo aceito/)).toBeVisible()
  await userEvent.upload(escolher, pdf)
  await aguardar(() => expect(servidor.prontos()).toHaveLength(1))
  await expect.element(dialogo).not.toBeInTheDocument()
})

test('enquanto o arquivo sobe o diálogo fica; o que o servidor recusa é dito nele', async () => {
  const servidor = abrir({ permissoes: ['EDITAR.ANEXO'], anexos: [umAnexoDaVenda()] })
  const parte = Promise.withResolvers<void>()
  servidor.regras.antesDaParte = () => parte.promise
  servidor.regras.recusaNoFim = { status: 422, message: 'O arquivo está danificado' }
  await userEvent.click(botao('Substituir'))
  const dialogo = page.getByRole('dialog', { name: 'Substituir: frente do documento' })
  await userEvent.upload(dialogo.getByLabelText(/^Escolher arquivo:/), pdf)
  await expect.element(dialogo.getByText('Enviando: 0%')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).toBeVisible()
  parte.resolve()
  await expect.element(dialogo.getByText('O arquivo está danificado')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).not.toBeInTheDocument()
})

test('remover pergunta antes, e diz que a versão anterior volta a valer', async () => {
  const anexo = umAnexoDaVenda()
  const servidor = abrir({ permissoes: ['EXCLUIR.ANEXO'], anexos: [anexo] })
  await userEvent.click(botao('Remover'))
  const dialogo = page.getByRole('dialog', { name: 'Remover: Frente do documento?' })
  await expect.element(dialogo.getByText(/A versão anterior, se houver, volta a valer/)).toBeVisible()
  await userEvent.click(dialogo.getByRole('button', { name: 'Remover' }))
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos).toContain(`DELETE /api/anexo/${anexo.id}`)
})

test('o que foi aprovado não se remove, e diz o que fazer', async () => {
  abrir({ permissoes: ['EXCLUIR.ANEXO'], anexos: [umAnexoDaVenda({ veredito: 'APROVADO' })] })
  await expect.element(botao('Remover')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(botao('Remover')).toHaveAccessibleDescription(/foi aprovado\. Substitua-o/)
})

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('acessível, e sem rolar para o lado (%s, %i px)', async (esquema, largura) => {
  await page.viewport(largura, 800)
  abrir({
    permissoes: ['EDITAR.ANEXO', 'EXCLUIR.ANEXO'],
    anexos: [umAnexoDaVenda({ versao: 2 }), umAnexoDaVenda({ versao: 1, atual: false })],
    esquema,
  })
  await userEvent.click(page.getByText('1 versão anterior'))
  await userEvent.click(botao('Substituir'))
  await expect.element(page.getByRole('button', { name: 'Escolher arquivo' })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
})
