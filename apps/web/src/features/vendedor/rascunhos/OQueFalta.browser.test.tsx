import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { preparo } from '#partes/venda/preparo.data.ts'
import { montar } from '#testes/montar.tsx'
import { juntarRascunhos } from './juntar.ts'
import { OQueFalta } from './OQueFalta.tsx'

const ID = '019a0000-0000-7000-8000-000000000001'
const em = '2026-11-16T12:00:00.000Z'

const completo = {
  ...{ ...RASCUNHO_VAZIO, empresa_id: ID, canal_venda_id: ID, plano_id: ID, dia_vencimento: 10 },
  forma_pagamento: 'PIX' as const,
  agendamento: { data: somarDias(diaNoFuso(new Date(), 'America/Sao_Paulo'), 4), turno: 'MANHA' as const },
  endereco: { cep: '13010000', logradouro: 'Rua Barão', numero: '1', bairro: 'Centro', codigo_ibge: 3509502 },
  cliente: {
    ...{ tipo_pessoa: 'PF' as const, cpf_cnpj: '52998224725', nome: 'Maria', data_nascimento: '1990-05-01' },
    telefones: [{ numero: '+5511987654321', tipo: 'CELULAR' as const, whatsapp: true, principal: true }],
  },
}

test('do que veio de outro aparelho não se diz que nada falta: dos anexos nada se sabe aqui', async () => {
  const [deLa] = juntarRascunhos(
    [],
    [
      {
        ...{ id: ID, dados: completo, etapa: 'revisao', dispositivo: 'Chrome', versao: 1 },
        ...{ criado_em: em, atualizado_em: em, corrige: null, no_cadastro: null },
      },
    ],
    0,
  )
  if (!deLa) throw new Error('sem rascunho')
  queryClient.setQueryData(preparo().queryKey, {
    ...{ hoje: '2026-11-16', empresas: [], canais: [], canal_padrao: null, dias_vencimento: [10] },
    ...{ anexos: { mb_maximo: 20, tipos: [], segundos_minimos_audio: 10 }, dias_do_rascunho: 30 },
  })
  const { mostrar } = montar(null)
  const comAnexos = (anexos: typeof deLa.anexos) =>
    mostrar(
      <QueryClientProvider client={queryClient}>
        <OQueFalta rascunho={{ ...deLa, anexos }} />
      </QueryClientProvider>,
    )
  comAnexos(null)
  await expect.element(page.getByText('Preenchido: abra para conferir os anexos e enviar')).toBeVisible()
  comAnexos([])
  await expect.element(page.getByText('Nada falta: é só conferir e enviar')).toBeVisible()
})
