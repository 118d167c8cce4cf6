import type { ConfiguracaoGeral } from '@balcao/contract/provedor/configuracao'
import { chavesLegiveis, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import { expect, test } from 'vitest'
import { paraSalvar, ValoresDoFormulario, valoresDe } from './configuracao.formulario.ts'

const registro = {
  versao: 1,
  valores: Object.fromEntries(chavesLegiveis.map((chave) => [chave, definicaoDe(chave).padrao])),
} as unknown as ConfiguracaoGeral
const valores = valoresDe(registro)

test('vai só o que mudou, e de um segredo só o que se digitou ou apagou', () => {
  expect(paraSalvar(valores, registro)).toEqual({})
  const mudados = { ...valores, marca: 'Fibra', dias_vencimento: [1], smtp_senha: 'x' }
  expect(paraSalvar(mudados, registro)).toEqual({ marca: 'Fibra', dias_vencimento: [1], smtp_senha: 'x' })
  expect(paraSalvar({ ...valores, smtp_senha: null }, registro)).toEqual({ smtp_senha: null })
})

test('sem a versão de partida vai tudo, menos os segredos intactos', () => {
  const enviados = paraSalvar(valores, null)
  expect(Object.keys(enviados).sort()).toEqual([...chavesLegiveis].sort())
})

test('o formulário aceita os próprios valores de partida, e recusa no campo o que o contrato recusa', () => {
  expect(ValoresDoFormulario.safeParse(valores).success).toBe(true)
  const lido = ValoresDoFormulario.safeParse({ ...valores, senha_minima: 3, cor_primaria: '#fff' })
  expect(lido.error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'cor_primaria',
    'senha_minima',
  ])
})
