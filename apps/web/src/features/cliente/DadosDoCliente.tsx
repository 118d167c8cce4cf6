import { nomesDasSituacoes } from '@balcao/contract/clientes/cliente/situacao'
import type { ReactNode } from 'react'
import { AvisoDeSemelhantes } from '#partes/cliente/semelhantes/AvisoDeSemelhantes.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { CampoEmail } from '#ui/campos/CampoEmail.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import { CampoDoDocumento } from './CampoDoDocumento.tsx'
import { CamposDePF } from './CamposDePF.tsx'
import { CamposDePJ } from './CamposDePJ.tsx'
import { CampoTipoPessoa } from './CampoTipoPessoa.tsx'
import { rotulos, rotulosDoTipo, textos } from './cliente.textos.ts'
import type { ParteProps } from './formulario-do-cliente.ts'

const inteira = { style: { gridColumn: '1 / -1' } }

export type DadosDoClienteProps = ParteProps & {
  /** Only for a new client: a record stays in the company where it was created. */
  empresa?: ReactNode
}

export function DadosDoCliente({ form, travado, semelhantes, comSemelhante, empresa }: DadosDoClienteProps) {
  const { tipo_pessoa: tipo } = form.values
  const comum = { autoComplete: 'off' }
  return (
    <GrupoDeCampos legenda={textos.dados}>
      {empresa}
      <div {...inteira}>
        <CampoTipoPessoa travado={travado} />
      </div>
      <CampoDoDocumento form={form} />
      <CampoTexto {...comum} name="nome" label={rotulosDoTipo[tipo].nome} withAsterisk maxLength={150} />
      <AvisoDeSemelhantes semelhantes={semelhantes} motivo="DOCUMENTO" acao={comSemelhante} />
      {tipo === 'PF' ? <CamposDePF /> : <CamposDePJ />}
      <CampoTexto
        {...comum}
        name="inscricao_estadual"
        label={rotulos.inscricao_estadual}
        vazio={null}
        maxLength={20}
      />
      <CampoEmail {...comum} name="email" label={rotulos.email} vazio={null} maxLength={254} />
      <CampoDeOpcoes name="situacao" label={rotulos.situacao} nomes={nomesDasSituacoes} withAsterisk />
      <CampoTexto
        {...comum}
        name="id_externo"
        label={rotulos.id_externo}
        placeholder={textos.idExternoDica}
        vazio={null}
        maxLength={60}
      />
      <CampoAreaTexto
        {...inteira}
        name="observacoes"
        label={rotulos.observacoes}
        vazio={null}
        maxLength={2000}
      />
    </GrupoDeCampos>
  )
}
