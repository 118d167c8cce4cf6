import { telasDaCasca } from './telas-da-casca.ts'
import { telasDaCobranca } from './telas-da-cobranca.ts'
import { telasDasVendas } from './telas-das-vendas.ts'
import { telasDoAcesso } from './telas-do-acesso.ts'
import { telasDoCatalogo } from './telas-do-catalogo.ts'
import { telasDoProvedor } from './telas-do-provedor.ts'
import { telasDosClientes } from './telas-dos-clientes.ts'

/** After the login, as the administrator sees them: what people work on all day. */
export const telasDoDia = [...telasDasVendas, ...telasDaCobranca, ...telasDosClientes]

/** As the administrator sees them: what is set up once, and what every screen has around it. */
export const telasDaAdministracao = [
  ...telasDoAcesso,
  ...telasDoProvedor,
  ...telasDoCatalogo,
  ...telasDaCasca,
]
