import { CampoNascimento } from '#partes/cliente/CampoNascimento.tsx'
import { useHoje } from '../../conferencia/useHoje.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { textos } from './cliente.textos.ts'
import { DoCadastro } from './DoCadastro.tsx'

export function NascimentoDoComprador() {
  const { consulta } = useRascunho()
  const hoje = useHoje()
  return (
    <DoCadastro
      campo="data_nascimento"
      rotulo={textos.nascimento}
      inicial={consulta?.cliente?.data_nascimento ?? ''}
    >
      <CampoNascimento name="cliente.data_nascimento" label={textos.nascimento} withAsterisk hoje={hoje} />
    </DoCadastro>
  )
}
