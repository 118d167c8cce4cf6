import { CampoNascimento } from '#partes/cliente/CampoNascimento.tsx'
import { CampoDocumento } from '#ui/campos/CampoDocumento.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { useHoje } from '../../conferencia/useHoje.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import classes from './Cliente.module.css'
import { textos } from './cliente.textos.ts'
import { DoCadastro } from './DoCadastro.tsx'

/** Who signs for a company. The three values are one: changed, all of them are asked for. */
export function ResponsavelDaEmpresa() {
  const { consulta } = useRascunho()
  const hoje = useHoje()
  const registro = consulta?.cliente
  const inicial = registro?.mascarado ? {} : semNulos(registro?.responsavel)
  return (
    <DoCadastro campo="responsavel" rotulo={textos.responsavel} inicial={inicial}>
      <fieldset className={classes.dados}>
        <legend>{textos.responsavel}</legend>
        <div className={classes.campos}>
          <CampoTexto
            name="cliente.responsavel.nome"
            label={textos.responsavelNome}
            withAsterisk
            autoComplete="off"
            maxLength={120}
          />
          <CampoDocumento
            name="cliente.responsavel.cpf"
            label={textos.responsavelCpf}
            withAsterisk
            inputMode="numeric"
          />
          <CampoNascimento
            name="cliente.responsavel.data_nascimento"
            label={textos.responsavelNascimento}
            withAsterisk
            hoje={hoje}
          />
        </div>
      </fieldset>
    </DoCadastro>
  )
}

const semNulos = (valores: object | null | undefined) =>
  Object.fromEntries(Object.entries(valores ?? {}).filter(([, valor]) => valor !== null))
