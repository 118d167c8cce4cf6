import type {
  SituacaoDaParte,
  SituacaoDoSistema,
  TrabalhoFalho,
} from '@balcao/contract/provedor/situacao-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const parte = (chave: SituacaoDaParte['chave'], dados: Partial<SituacaoDaParte> = {}): SituacaoDaParte => ({
  ...{ chave, sinal: 'OK', frase: `${chave} vai bem.`, conselho: null, dados: [] },
  ...dados,
})
const falha: TrabalhoFalho = {
  ...{ id: '0192f0c1-0000-7000-8000-000000000001', job: 'carta_do_boleto', em: '2026-11-10T12:00:00.000Z' },
  ...{ erro: 'o servidor recusou [oculto]', tentativas: 12 },
}

type Servidor = { partes?: SituacaoDaParte[]; falhas?: TrabalhoFalho[]; recusa?: boolean }

const abrir = ({ partes = [parte('programa'), parte('banco')], falhas = [], recusa = false }: Servidor) => {
  const agora: SituacaoDoSistema = { em: '2026-11-17T12:00:00.000Z', partes, falhas, repetidos: [] }
  const estado = { recusa }
  const responder = ({ pathname }: URL) => {
    if (pathname.endsWith('/repeticao')) {
      agora.falhas = []
      const em = '2026-11-17T12:00:00.000Z'
      agora.repetidos = [{ id: falha.id, job: falha.job, em, autor: 'PESSOA', quem: 'Alice' }]
      return { json: { message: 'ok' } }
    }
    if (pathname !== '/api/situacao') return undefined
    return estado.recusa
      ? { status: 503, json: { message: 'O sistema está ocupado', errors: [], codigo: 'INDISPONIVEL' } }
      : { json: agora }
  }
  return { estado, ...montarApp('/admin/situacao', ['LISTAR.CONFIGURACAO'], responder) }
}
const regiao = (name: string) => page.getByRole('region', { name })

test('o que precisa de alguém vem primeiro, com o sinal em palavras e o que fazer', async () => {
  const conselho = 'Configure o servidor em Configurações gerais.'
  abrir({
    partes: [
      parte('programa', { dados: [{ nome: 'Versão', valor: '0.1.0', instante: false }] }),
      parte('email', { sinal: 'QUEBRADO', frase: 'O servidor de e-mail não responde.', conselho }),
      parte('backup', { sinal: 'ATENCAO', frase: 'Nunca foi feita.', conselho: 'Faça uma.' }),
    ],
  })
  await expect.element(page.getByText('Há partes que não estão funcionando.')).toBeVisible()
  await expect.element(regiao('E-mail').getByText('Com problema')).toBeVisible()
  await expect.element(regiao('E-mail').getByText(conselho)).toBeVisible()
  await expect.element(regiao('Programa').getByText('0.1.0')).toBeVisible()
  const titulos = page.getByRole('heading', { level: 2 }).elements()
  expect(titulos.map((titulo) => titulo.textContent)).toEqual(['E-mail', 'Cópia de segurança', 'Programa'])
})

test('tudo em ordem é dito de uma vez', async () => {
  abrir({})
  await expect.element(page.getByText('Tudo está funcionando.')).toBeVisible()
})

test('um trabalho desistido diz o que houve e volta para a fila', async () => {
  abrir({ falhas: [falha] })
  await expect.element(page.getByText('o servidor recusou [oculto]')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo: Enviar um boleto por e-mail' }))
  await expect.element(page.getByText('O trabalho voltou para a fila')).toBeVisible()
  await expect.element(page.getByText('o servidor recusou [oculto]')).not.toBeInTheDocument()
  const repetidos = regiao('Trabalhos que voltaram para a fila')
  await expect.element(repetidos.getByText('Enviar um boleto por e-mail')).toBeVisible()
  await expect.element(repetidos.getByText(/, Alice$/)).toBeVisible()
})

test('sem resposta, diz por quê, e tentar de novo mostra o que veio', async () => {
  const { estado } = abrir({ recusa: true })
  await expect.element(page.getByRole('alert').getByText('O sistema está ocupado')).toBeVisible()
  estado.recusa = false
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(page.getByText('Tudo está funcionando.')).toBeVisible()
})

test('sem resposta depois, o que se sabia fica, mas ninguém diz que está tudo bem', async () => {
  const { estado } = abrir({})
  await expect.element(page.getByText('Tudo está funcionando.')).toBeVisible()
  estado.recusa = true
  await userEvent.click(page.getByRole('button', { name: 'Atualizar' }))
  await expect.element(page.getByRole('alert').getByText('O sistema está ocupado')).toBeVisible()
  await expect.element(page.getByText('Tudo está funcionando.')).not.toBeInTheDocument()
  await expect.element(page.getByText('Abaixo, como estava em 17/11/2026 09:00.')).toBeVisible()
  await expect.element(regiao('Programa')).toBeVisible()
})

test('atualizar pergunta outra vez', async () => {
  const { chamadas } = abrir({})
  await expect.element(page.getByText('Tudo está funcionando.')).toBeVisible()
  const antes = chamadas.length
  await userEvent.click(page.getByRole('button', { name: 'Atualizar' }))
  await expect.poll(() => chamadas.slice(antes)).toContain('/api/situacao')
})
