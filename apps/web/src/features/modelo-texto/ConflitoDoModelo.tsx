import { ConflitoDeVersao } from '#ui/conflito/ConflitoDeVersao.tsx'
import { textos } from './modelo-texto.textos.ts'
import type { ConflitoDoTexto } from './useTextoDoModelo.ts'

/** Both texts, when somebody else saved first. */
export function ConflitoDoModelo({ meu, atual, ficarComMeu, usarSalvo, voltar }: ConflitoDoTexto) {
  const diferenca = { campo: 'texto', rotulo: textos.texto, meu, atual: atual.texto }
  return (
    <ConflitoDeVersao
      quem={atual.quem}
      em={atual.em}
      diferencas={meu.trim() === atual.texto ? [] : [diferenca]}
      enviando={false}
      aoSalvar={({ texto }) => (texto === 'meu' ? ficarComMeu() : usarSalvo())}
      aoFechar={voltar}
    />
  )
}
