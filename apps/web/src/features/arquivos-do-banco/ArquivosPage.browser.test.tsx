import type { Permissao } from '@balcao/contract/base/permissao'
import type { AvisoDePagamento } from '@balcao/contract/cobranca/aviso-api'
import type { ARemeter, Remessa } from '@balcao/contract/cobranca/remessa-api'
import type { Retorno } from '@balcao/contract/cobranca/retorno-api'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { usarEnvioFalso } from '#testes/envio-falso.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { ID, umAviso, umaEspera, umaLinhaLida, umaRemessa, umRetornoLido } from './arquivos.fabrica.ts'

const envio = usarEnvioFalso()

type Mundo = {
  espera?: ARemeter[]
  remessas?: Remessa[]
  retornos?: Retorno[]
  avisos?: AvisoDePagamento[]
  fora?: boolean
}

const abrir = (
  { espera = [], remessas = [], retornos = [], avisos = [], fora }: Mundo,
  tema?: 'light' | 'dark',
  permissoes: Permissao[] = ['EDITAR.BOLETO'],
  busca = '',
) => {
  const pagina = (itens: object[]) => ({ json: { itens, anterior: null, proximo: null } })
  return montarApp(
    `/admin/boleto/arquivos${busca}`,
    permissoes,
    ({ pathname, searchParams }) => {
      if (fora) return { status: 503, json: { message: 'Fora do ar', errors: [], codigo: 'X' } }
      if (pathname === '/api/remessa/a-remeter') return { json: { itens: espera } }
      if (pathname.endsWith('/exportar')) return { json: '' }
      if (/^\/api\/remessa\/.*\/arquivo$/.test(pathname)) return { json: '' }
      if (pathname === '/api/remessa') return pagina(remessas)
      if (pathname.endsWith('/remessa')) return { status: 202, json: umaRemessa({ situacao: 'GERANDO' }) }
      if (pathname === '/api/retorno') return pagina(retornos)
      if (pathname === '/api/aviso-de-pagamento') {
        const resultado = searchParams.get('resultado')
        return pagina(avisos.filter((um) => !resultado || um.resultado === resultado))
      }
      if (pathname === `/api/retorno/${ID}/linha`) return pagina([umaLinhaLida()])
      return pathname === `/api/retorno/${ID}` ? { json: umRetornoLido() } : undefined
    },
    tema,
  )
}
const semBoleto = umAviso({
  ...{ id: ID.replace('a1', 'd2'), boleto: null, resultado: 'SEM_BOLETO', referencia: '00000999' },
  texto: 'Nenhum boleto desta conta tem esse número.',
})
const escolher = (texto = '02RETORNO', nome = 'CB1811.RET') =>
  userEvent.upload(
    page.getByRole('group', { name: 'Arquivo de retorno' }).getByLabelText('Arquivo de retorno'),
    new File([texto], nome),
  )

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('o que espera, o que foi e o que voltou: %s, %i px', async (tema, largura) => {
  await page.viewport(largura, 900)
  abrir(
    {
      espera: [umaEspera({ entradas: 3, baixas: 1, mudancas: 2, valor: 279_80 })],
      remessas: [umaRemessa()],
      retornos: [umRetornoLido(), umRetornoLido({ id: ID.replace('a1', 'a2'), criado_por: null })],
      avisos: [umAviso(), semBoleto],
    },
    tema,
  )
  await expect.element(page.getByText('3 boletos a registrar, 1 boleto a baixar, 2 mudanças')).toBeVisible()
  await expect.element(page.getByText('R$ 279,80 em boletos a registrar')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Baixar remessa-341-000007.rem' })).toBeVisible()
  await expect.element(page.getByText('Pagos: 1 · Rejeitados: 1 · Sem boleto: 1').first()).toBeVisible()
  await expect.element(page.getByText('Pasta de retornos')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Boleto 101' })).toBeInTheDocument()
  expect(await commands.problemasDeAcesso()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
})

test('gerar a remessa diz o número; o que impede é dito por extenso, e nada a remeter não gera', async () => {
  const impedimento = 'A conta não tem o código da empresa'
  const [a, b, c] = ['a', 'b', 'c'].map((x) => ({
    ...umaEspera().conta,
    nome: `Conta ${x}`,
    id: umaEspera().conta.id.replace('c1', `${x}1`),
  }))
  if (!a || !b || !c) throw new Error('faltam contas')
  const { chamadas } = abrir({
    espera: [
      umaEspera({ conta: a, entradas: 1, valor: 100 }),
      umaEspera({ conta: b, entradas: 1, impedimento }),
      umaEspera({ conta: c }),
    ],
  })
  await expect.element(page.getByText(impedimento).first()).toBeVisible()
  const gerar = (conta: string) => page.getByRole('button', { name: `Gerar remessa de ${conta}` })
  await expect.element(gerar('Conta b')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(gerar('Conta c')).toHaveAccessibleDescription(/Não há nada a remeter/)
  await userEvent.click(gerar('Conta a'))
  await expect.poll(() => chamadas).toContain(`/api/conta-bancaria/${a.id}/remessa`)
  // What waits has changed: it is asked for again.
  await expect.poll(() => chamadas.filter((c) => c.endsWith('/a-remeter')).length).toBe(2)
})

test('antes de remeter boletos vencidos, pergunta, e leva a eles', async () => {
  const { chamadas } = abrir({ espera: [umaEspera({ entradas: 3, vencidas: 2 })] })
  const gerar = page.getByRole('button', { name: 'Gerar remessa de Itaú boletos' })
  const pergunta = page.getByRole('dialog', { name: 'Gerar a remessa com 2 boletos vencidos?' })
  const remetidas = () => chamadas.filter((uma) => uma.startsWith('/api/conta-bancaria/'))
  await userEvent.click(gerar)
  await expect.element(pergunta).toMatchTextContent(/a maioria dos bancos recusa o registro depois do venc/)
  await expect
    .element(pergunta.getByRole('link', { name: 'Ver os vencidos que vão nesta remessa' }))
    .toHaveAttribute('href', expect.stringMatching(/visao=vencidos.*registro=A_REMETER/))
  await userEvent.click(pergunta.getByRole('button', { name: 'Cancelar' }))
  expect(remetidas()).toEqual([])
  await userEvent.click(gerar)
  await userEvent.click(pergunta.getByRole('button', { name: 'Gerar remessa' }))
  await expect.poll(remetidas).toHaveLength(1)
  await expect.element(pergunta).not.toBeInTheDocument()
})

test('o CSV dos avisos leva os filtrados, inteiros, seja qual for a página em que se está', async () => {
  const { chamadas } = abrir({ avisos: [semBoleto] }, undefined, undefined, '?aviso=SEM_BOLETO&avisos=abc')
  await userEvent.click(page.getByRole('button', { name: 'Exportar CSV completo: Avisos recebidos' }))
  await expect
    .poll(() => chamadas.filter((c) => c.includes('/exportar')))
    .toEqual(['/api/aviso-de-pagamento/exportar?resultado=SEM_BOLETO'])
})

test.each([
  ['Lista de remessas', '/api/remessa/exportar'],
  ['Retornos lidos', '/api/retorno/exportar'],
])('%s em CSV, inteira', async (lista, endereco) => {
  const cheio = { remessas: [umaRemessa()], retornos: [umRetornoLido()] }
  const { chamadas } = abrir(cheio, undefined, undefined, '?remessas=abc&retornos=abc')
  await userEvent.click(page.getByRole('button', { name: `Exportar CSV completo: ${lista}` }))
  await expect.poll(() => chamadas.filter((c) => c.includes('/exportar'))).toEqual([endereco])
})

test('sem nada ainda, cada parte diz o que falta', async () => {
  abrir({})
  await expect.element(page.getByText(/Nenhuma conta bancária nas suas empresas/)).toBeVisible()
  await expect.element(page.getByText('Nenhuma remessa foi gerada ainda.')).toBeVisible()
  await expect.element(page.getByText('Nenhum retorno foi lido ainda.')).toBeVisible()
})

test('sem o servidor, cada parte diz, e oferece tentar de novo', async () => {
  abrir({ fora: true })
  await expect.poll(() => page.getByRole('button', { name: 'Tentar de novo' }).elements().length).toBe(4)
})

test('a remessa que falhou diz por quê, em vez de oferecer o arquivo', async () => {
  abrir({ remessas: [umaRemessa({ situacao: 'FALHOU', falha: 'O boleto 12 não tem CEP' })] })
  await expect.element(page.getByText('O boleto 12 não tem CEP')).toBeVisible()
  expect(page.getByRole('button', { name: /^Baixar/ }).query()).toBeNull()
})

test('a remessa que ninguém baixou se destaca até que alguém a baixe', async () => {
  const remessas = [umaRemessa({ baixada_em: null })]
  abrir({ remessas })
  await expect.element(page.getByText('Ainda não baixada')).toBeVisible()
  remessas[0] = umaRemessa()
  await userEvent.click(page.getByRole('button', { name: /^Baixar/ }))
  await expect.element(page.getByText('Pronta')).toBeVisible()
  expect(page.getByText('Ainda não baixada').query()).toBeNull()
})

test('enviado, abre o resultado; enviado de novo, o resultado diz que nada mudou', async () => {
  const { endereco } = abrir({})
  await escolher()
  const pedido = await envio()
  expect(pedido.endereco).toContain('nome=CB1811.RET')
  expect(pedido.enviado?.type).toBe('application/octet-stream')
  pedido.responder(202, { ...umRetornoLido(), repetido: true })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Retorno CB1811.RET')
  await expect.element(page.getByText(/já tinha sido lido em .* Nada mudou\./)).toBeVisible()
  expect(endereco()).toContain(`/retorno/${ID}`)
})

test('a recusa é dita junto da área, com as palavras do servidor; o vazio nem sai daqui', async () => {
  abrir({})
  await escolher('')
  await expect.element(page.getByRole('alert')).toHaveTextContent('O arquivo está vazio.')
  await escolher('x')
  const message = 'O arquivo está incompleto: falta o fim.'
  ;(await envio()).responder(422, { message, errors: [], codigo: 'RETORNO_CORTADO' })
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(page.getByRole('button', { name: 'Escolher arquivo' })).toBeVisible()
})

test('o aviso que ninguém casou está a um clique, com o que fazer; o casado abre o boleto', async () => {
  const { endereco } = abrir({ avisos: [umAviso(), semBoleto] })
  const secao = page.getByRole('region', { name: 'Avisos de pagamento' })
  const boleto = secao.getByRole('link', { name: 'Boleto 101' })
  await expect.element(boleto).toHaveAttribute('href', `/admin/boleto/${umAviso().boleto?.id}`)
  await expect.element(secao.getByText('Pago: R$ 99,90 por Pix')).toBeInTheDocument()
  await userEvent.click(secao.getByRole('link', { name: 'Sem boleto' }))
  await expect.element(secao.getByText(/Confira com quem avisa o número e a conta/)).toBeVisible()
  await expect.element(secao.getByText('Nosso nº 00000999')).toBeVisible()
  await expect.element(boleto).not.toBeInTheDocument()
  expect(endereco()).toContain('aviso=SEM_BOLETO')
  await userEvent.click(secao.getByRole('link', { name: 'Conferir' }))
  await expect.element(secao.getByText('Nenhum aviso com este resultado.')).toBeVisible()
})

test('sem avisos, diz onde se configuram; o caminho só para quem chega lá', async () => {
  abrir({}, 'light', ['EDITAR.BOLETO', 'EDITAR.EMPRESA'])
  await expect.element(page.getByText(/crie o segredo em “Avisos de pagamento”/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver as empresas' })).toBeVisible()
})

test('quem não edita empresas não é levado a elas', async () => {
  abrir({})
  await expect.element(page.getByText(/Nenhum aviso chegou ainda/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver as empresas' })).not.toBeInTheDocument()
})
