import { expect, test } from 'vitest'
import { rotuloDaPermissao } from '../packages/contract/src/base/permissao.ts'
import { nomesDasSituacoes } from '../packages/contract/src/vendas/situacao.ts'
import { acoes, type Transicao, transicoes } from '../packages/contract/src/vendas/transicoes.ts'

const atores = { ASSINANTE: 'o assinante, pelo link', SISTEMA: 'o sistema' }
const destinos = { NOVO: 'um novo rascunho', NADA: 'apagada' }

const quem = ({ quem }: Transicao) =>
  typeof quem === 'string'
    ? atores[quem]
    : quem
        .map(({ permissao, propria, em }) => {
          const dono = propria === undefined ? '' : propria ? ', só a própria' : ', nunca a própria'
          const onde = em ? ` (${em.map((s) => nomesDasSituacoes[s]).join(', ')})` : ''
          return `${rotuloDaPermissao(permissao)}${dono}${onde}`
        })
        .join('; ')

const para = ({ para }: Transicao) =>
  typeof para === 'string'
    ? destinos[para]
    : para.map((s) => (s === 'FICA' ? 'a mesma' : nomesDasSituacoes[s])).join(', ')

const linha = (transicao: Transicao) => {
  const de = transicao.de.map((s) => nomesDasSituacoes[s]).join(', ')
  const { rotulo, guarda, efeito } = transicao
  return `| ${[rotulo, de, para(transicao), quem(transicao), guarda, efeito].join(' | ')} |`
}

const documento = () => `# O que pode acontecer a uma venda

Escrito a partir da tabela que o servidor e os botões leem (\`packages/contract/src/vendas/transicoes.ts\`).

| Ação | De | Para | Quem | O que exige | O que faz, além da linha no histórico |
|---|---|---|---|---|---|
${acoes.map((acao) => linha(transicoes[acao])).join('\n')}
`

test('o documento da venda diz o que a tabela diz', async () => {
  await expect(documento()).toMatchFileSnapshot('./VENDA.md')
})
