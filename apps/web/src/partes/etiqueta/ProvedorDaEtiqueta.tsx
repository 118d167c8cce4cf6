import type { Etiqueta } from '@balcao/contract/catalogo/oferta-etiqueta'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import classes from './Etiqueta.module.css'
import { textos } from './etiqueta.textos.ts'
import { Quadro } from './Quadro.tsx'

export function ProvedorDaEtiqueta({ etiqueta: { empresas, provedor } }: { etiqueta: Etiqueta }) {
  return (
    <Quadro titulo={textos.prestadora} largo>
      <ul className={classes.lugares}>
        {empresas.map(({ cnpj, razao_social, telefone, email }) => (
          <li key={cnpj}>
            {[razao_social, `CNPJ ${formatarDocumento(cnpj)}`, telefone && formatarTelefone(telefone), email]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <p>
        {textos.atendimento}: {provedor.email_suporte}
      </p>
    </Quadro>
  )
}
