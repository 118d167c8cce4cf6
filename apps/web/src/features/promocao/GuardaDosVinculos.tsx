import type { Promocao } from '@balcao/contract/catalogo/promocao'
import { Suspense } from 'react'
import { DescartarAlteracoes } from '#ui/formulario/DescartarAlteracoes.tsx'
import type { Edicao } from '#ui/formulario/useEdicao.ts'
import { useSaidaProtegida } from '#ui/formulario/useSaidaProtegida.ts'
import { mostrarValor } from '#ui/historico/entradas.ts'
import { tardio } from '#ui/tardio.ts'
import {
  type AdicionalConhecido,
  type ValoresDosVinculos,
  vinculosEmPalavras,
} from './adicionais.formulario.ts'
import { promocoes } from './promocao.data.ts'
import { rotulos } from './promocao.textos.ts'

// Two people seldom save the same record at once, so the comparison is only downloaded when they do.
const ConflitoDoRegistro = tardio(() =>
  import('#ui/registro/ConflitoDoRegistro.tsx').then(({ ConflitoDoRegistro }) => ConflitoDoRegistro),
)

type GuardaDosVinculosProps = {
  promocao: Promocao
  edicao: Edicao<Promocao, ValoresDosVinculos>
  conhecidos: ReadonlyMap<string, AdicionalConhecido>
}

/** Protects unsaved links: the question on leaving, and the dialog for a save that lost a race. */
export function GuardaDosVinculos({ promocao, edicao, conhecidos }: GuardaDosVinculosProps) {
  const sujo = edicao.form.isDirty() && !edicao.enviando
  const saida = useSaidaProtegida({ sujo, naMesmaPagina: false })
  const mostrarCampo = (_: string, valor: unknown) =>
    mostrarValor(vinculosEmPalavras(valor as ValoresDosVinculos['adicionais'], conhecidos))
  return (
    <>
      {saida.perguntando && <DescartarAlteracoes aoFicar={saida.ficar} aoSair={saida.sair} />}
      {edicao.conflito && (
        <Suspense>
          <ConflitoDoRegistro
            conflito={edicao.conflito}
            palavras={{ rotulos, mostrarCampo }}
            historico={promocoes.historico(promocao.id)}
          />
        </Suspense>
      )}
    </>
  )
}
