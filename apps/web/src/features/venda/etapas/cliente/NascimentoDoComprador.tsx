import { useMemo } from 'react'
import { Idade } from '#partes/cliente/Idade.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { useHoje } from '../../conferencia/useHoje.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { textos } from './cliente.textos.ts'
import { DoCadastro } from './DoCadastro.tsx'

/** With the age beside it: nobody under 18 may buy, and that is said here and now. */
export function NascimentoDoComprador() {
  const { dados, consulta } = useRascunho()
  const hoje = useHoje()
  const nascimento = dados.cliente.data_nascimento
  // The same element until the date changes, so that a key in another field does not draw this one.
  const idade = useMemo(() => <Idade nascimento={nascimento} hoje={hoje} />, [nascimento, hoje])
  return (
    <DoCadastro
      campo="data_nascimento"
      rotulo={textos.nascimento}
      inicial={consulta?.cliente?.data_nascimento ?? ''}
    >
      <CampoData
        name="cliente.data_nascimento"
        label={textos.nascimento}
        passado={hoje}
        inputWrapperOrder={dicaAbaixo}
        description={idade}
      />
    </DoCadastro>
  )
}
